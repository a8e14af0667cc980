import QuartzCore

/// What the user needs, and what VoiceOver is told.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { HostDevice.current?.accessibility.reduceMotion ?? false }

  public static var isReduceTransparencyEnabled: Bool {
    HostDevice.current?.accessibility.reduceTransparency ?? false
  }

  public static var isVoiceOverRunning: Bool { HostDevice.current?.accessibility.voiceOver ?? false }

  /// Tells assistive software that something changed; the device's trace records it.
  ///
  /// - Parameter argument: The element to move to, or the text to speak.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    let subject = (argument as? String) ?? argument.map { String(describing: type(of: $0)) } ?? ""
    HostDevice.current?.context.record(
      MediaEvent(
        "accessibilityNotification",
        [("name", .string(notification.rawValue)), ("argument", .string(subject))]))
  }

  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: "screenChanged")
    public static let layoutChanged = Notification(rawValue: "layoutChanged")
    public static let announcement = Notification(rawValue: "announcement")
  }
}

/// What an element is to assistive software.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
