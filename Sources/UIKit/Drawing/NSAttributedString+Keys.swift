import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Room added between characters, in points: an `NSNumber`, or any number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: 0 for no line, 1 for one under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
