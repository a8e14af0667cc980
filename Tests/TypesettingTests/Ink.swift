import CoreGraphics

extension CGColor {
  static let ink = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
