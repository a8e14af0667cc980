/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a page sheet.
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

extension UIModalPresentationStyle {
  /// The style that is performed: `.automatic` is a page sheet (fact 2.7.3, decision 9.8), and on a phone a
  /// form sheet and a popover are sheets too (fact 5.3.11).
  package var resolved: UIModalPresentationStyle {
    switch self {
    case .automatic, .formSheet, .popover: .pageSheet
    case .none: .fullScreen
    default: self
    }
  }

  /// Whether the presenter is looked for with `definesPresentationContext`.
  package var usesPresentationContext: Bool { self == .currentContext || self == .overCurrentContext }
}
