import CoreGraphics

/// The system's colours in light and dark, as Apple's Human Interface Guidelines list them.
extension UIColor {
  public class var systemRed: UIColor { SystemColor.red }
  public class var systemOrange: UIColor { SystemColor.orange }
  public class var systemYellow: UIColor { SystemColor.yellow }
  public class var systemGreen: UIColor { SystemColor.green }
  public class var systemMint: UIColor { SystemColor.mint }
  public class var systemTeal: UIColor { SystemColor.teal }
  public class var systemBlue: UIColor { SystemColor.blue }
  public class var systemIndigo: UIColor { SystemColor.indigo }
  public class var systemPurple: UIColor { SystemColor.purple }
  public class var systemPink: UIColor { SystemColor.pink }

  public class var systemGray: UIColor { SystemColor.gray }
  public class var systemGray2: UIColor { SystemColor.gray2 }
  public class var systemGray3: UIColor { SystemColor.gray3 }
  public class var systemGray4: UIColor { SystemColor.gray4 }
  public class var systemGray5: UIColor { SystemColor.gray5 }
  public class var systemGray6: UIColor { SystemColor.gray6 }

  public class var label: UIColor { SystemColor.label }
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
  public class var placeholderText: UIColor { SystemColor.tertiaryLabel }
  public class var link: UIColor { SystemColor.link }
  public class var separator: UIColor { SystemColor.separator }

  public class var systemBackground: UIColor { SystemColor.background }
  public class var secondarySystemBackground: UIColor { SystemColor.secondaryBackground }
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiaryBackground }
  public class var systemGroupedBackground: UIColor { SystemColor.groupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondaryGroupedBackground }
  public class var groupTableViewBackground: UIColor { SystemColor.groupedBackground }

  public class var systemFill: UIColor { SystemColor.fill }
  public class var secondarySystemFill: UIColor { SystemColor.secondaryFill }
  public class var tertiarySystemFill: UIColor { SystemColor.tertiaryFill }
}

/// One object for each, so that two uses of the same dynamic colour are equal.
private enum SystemColor {
  static let red = dynamic(light: 0xFF3B30, dark: 0xFF453A)
  static let orange = dynamic(light: 0xFF9500, dark: 0xFF9F0A)
  static let yellow = dynamic(light: 0xFFCC00, dark: 0xFFD60A)
  static let green = dynamic(light: 0x34C759, dark: 0x30D158)
  static let mint = dynamic(light: 0x00C7BE, dark: 0x63E6E2)
  static let teal = dynamic(light: 0x30B0C7, dark: 0x40CBE0)
  static let blue = dynamic(light: 0x007AFF, dark: 0x0A84FF)
  static let indigo = dynamic(light: 0x5856D6, dark: 0x5E5CE6)
  static let purple = dynamic(light: 0xAF52DE, dark: 0xBF5AF2)
  static let pink = dynamic(light: 0xFF2D55, dark: 0xFF375F)

  static let gray = dynamic(light: 0x8E8E93, dark: 0x8E8E93)
  static let gray2 = dynamic(light: 0xAEAEB2, dark: 0x636366)
  static let gray3 = dynamic(light: 0xC7C7CC, dark: 0x48484A)
  static let gray4 = dynamic(light: 0xD1D1D6, dark: 0x3A3A3C)
  static let gray5 = dynamic(light: 0xE5E5EA, dark: 0x2C2C2E)
  static let gray6 = dynamic(light: 0xF2F2F7, dark: 0x1C1C1E)

  static let label = dynamic(light: 0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = dynamic(light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
  static let tertiaryLabel = dynamic(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  static let quaternaryLabel = dynamic(light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
  static let link = dynamic(light: 0x007AFF, dark: 0x0984FF)
  static let separator = dynamic(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6))

  static let background = dynamic(light: 0xFFFFFF, dark: 0x000000)
  static let secondaryBackground = dynamic(light: 0xF2F2F7, dark: 0x1C1C1E)
  static let tertiaryBackground = dynamic(light: 0xFFFFFF, dark: 0x2C2C2E)
  static let groupedBackground = dynamic(light: 0xF2F2F7, dark: 0x000000)
  static let secondaryGroupedBackground = dynamic(light: 0xFFFFFF, dark: 0x1C1C1E)

  static let fill = dynamic(light: (0x787880, 0.2), dark: (0x787880, 0.36))
  static let secondaryFill = dynamic(light: (0x787880, 0.16), dark: (0x787880, 0.32))
  static let tertiaryFill = dynamic(light: (0x767680, 0.12), dark: (0x767680, 0.24))

  private static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    dynamic(light: (light, 1), dark: (dark, 1))
  }

  private static func dynamic(light: (UInt32, CGFloat), dark: (UInt32, CGFloat)) -> UIColor {
    let lightColor = color(light)
    let darkColor = color(dark)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private static func color(_ definition: (hexadecimal: UInt32, alpha: CGFloat)) -> UIColor {
    let value = definition.hexadecimal
    return UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: definition.alpha)
  }
}
