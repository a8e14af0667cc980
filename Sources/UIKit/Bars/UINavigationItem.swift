import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Called after a change that is seen.
  package var onChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "UITitle") as? String
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
  }

  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  open var titleView: UIView? {
    didSet { onChange?() }
  }

  /// The back button of the controller above this one.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { onChange?() }
  }

  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    isBackButtonHidden = hidesBackButton
    onChange?()
  }

  private var isBackButtonHidden = false

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }

  /// Whether left items stand beside the back button instead of in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { onChange?() }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether this item shows a way back when it is not the first.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}
