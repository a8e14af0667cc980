import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The system's items are shown by their English words; add, close and stop as drawn signs.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.word
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  package private(set) var systemItem: SystemItem?

  open var style = UIBarButtonItem.Style.plain {
    didSet { onChange?() }
  }

  /// In points; 0 fits the content.
  open var width: CGFloat = 0 {
    didSet { onChange?() }
  }

  open var customView: UIView? {
    didSet { onChange?() }
  }

  open var action: Selector?
  open weak var target: AnyObject?

  open var tintColor: UIColor? {
    didSet { onChange?() }
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close

    /// What the item shows as text; nil for spaces.
    var word: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .stop, .close: "×"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      default: String(describing: self).capitalized
      }
    }
  }
}
