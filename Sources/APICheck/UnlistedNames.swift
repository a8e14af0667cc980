/// Apple's public names that the lists speak of, or that sources need, but that the lists leave out.
///
/// Written as `signatures.md` is, from Apple's documentation of each type at `developer.apple.com/documentation/uikit`.
enum UnlistedNames {
  static let signatures = """
    ### class NSParagraphStyle : NSObject, NSCopying, NSMutableCopying, NSSecureCoding [6]
    - NSParagraphStyle.default, alignment, lineBreakMode, lineSpacing: `static var default: NSParagraphStyle` [6]
    ### class NSMutableParagraphStyle : NSParagraphStyle [6]
    ### enum UIDeviceOrientation : Int [2]
    - UIDeviceOrientation.unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight: `case` [2]
    - UIDeviceOrientation.faceUp, faceDown: `case` [2]
    - UIDeviceOrientation.isPortrait, isLandscape, isFlat, isValidInterfaceOrientation: `var isPortrait: Bool` [2]
    ### enum UITraitEnvironmentLayoutDirection : Int [10]
    - UITraitEnvironmentLayoutDirection.unspecified, leftToRight, rightToLeft: `case` [10]
    ### typealias UIActionHandler [13]
    ### struct UIAccessibilityTraits : OptionSet [3]
    - UIAccessibilityTraits.none, button, link, image, selected, staticText, notEnabled, header: `static let` [3]
    - UIAccessibilityTraits.adjustable, searchField, summaryElement, updatesFrequently, tabBar: `static let` [3]
    - UIAccessibility.Notification: `struct Notification { static let screenChanged, layoutChanged, announcement: N }` [3]
    - UIEvent.EventType: `enum EventType : Int { case touches, motion, remoteControl, presses }` [3]
    - UITouch.TouchType: `enum TouchType : Int { case direct, indirect, pencil }` [9]
    - UIMenuElement.State: `enum State : Int { case off, on, mixed }` [13]
    - UIMenuElement.Attributes: `struct Attributes { static var disabled, destructive, hidden: A { get } }` [13]
    - UIAction.Identifier: `struct Identifier : Hashable { init(rawValue: String) }` [13]
    - UIAction.Identifier.init(_:): `init(_ rawValue: String)` [13]
    - UIFont.Weight.init(_:): `init(_ rawValue: CGFloat)` [8.2]
    - UIApplicationDelegate.main(): `static func main()` [14]
    - NSAttributedString.size(): `func size() -> CGSize` [6]
    - NSAttributedString.draw(at:): `func draw(at point: CGPoint)` [6]
    - NSAttributedString.draw(in:): `func draw(in rect: CGRect)` [6]
    - (global) UIRectFillUsingBlendMode: `func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode)` [2]
    - (global) UIRectFrame: `func UIRectFrame(_ rect: CGRect)` [2]
    - (global) UIRectClip: `func UIRectClip(_ rect: CGRect)` [2]
    ### class NSNull : NSObject, CAAction [2]
    """
}
