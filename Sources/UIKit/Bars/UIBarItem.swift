import Foundation

/// What a bar shows as one item.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// Called after a change that is seen.
  package var onChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    tag = coder.decodeInteger(forKey: "UITag")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(tag, forKey: "UITag")
  }

  open var isEnabled = true {
    didSet { onChange?() }
  }

  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  open var image: UIImage? {
    didSet { onChange?() }
  }

  open var tag = 0
}
