import QuartzCore

/// Blurs and tints what lies under a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: UIBlurEffect.Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// Radius, saturation and tint of the older styles are those of Apple's image-effects sample of 2013; the
  /// others are our choice.
  package override func backdrop(in interface: UIUserInterfaceStyle) -> BackdropEffect {
    let isDark = style.isDark ?? (interface == .dark)
    switch style {
    case .extraLight:
      return BackdropEffect(blurRadius: 20, saturation: 1.8, tintWhite: 0.97, tintAlpha: 0.82)
    case .light:
      return BackdropEffect(blurRadius: 30, saturation: 1.8, tintWhite: 1, tintAlpha: 0.3)
    case .dark:
      return BackdropEffect(blurRadius: 20, saturation: 1.8, tintWhite: 0.11, tintAlpha: 0.73)
    default:
      return BackdropEffect(
        blurRadius: 30, saturation: 1.8, tintWhite: isDark ? 0.11 : 0.97, tintAlpha: style.tintAlpha)
    }
  }
}

extension UIBlurEffect {
  /// How strong and how bright the effect is.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark

    /// Nil for those that follow the appearance.
    fileprivate var isDark: Bool? {
      switch self {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      default: nil
      }
    }

    fileprivate var tintAlpha: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.44
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.86
      case .prominent, .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
      default: 0.72
      }
    }
  }
}
