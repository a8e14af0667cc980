import QuartzCore

/// Shows a part of contents that are larger than the view, and lets fingers move them.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  let motion = ScrollMotion()
  let indicators = ScrollIndicators()
  private let pan = ScrollPanGestureRecognizer()
  private let touchDelay = TouchDelayGestureRecognizer()
  private var lastAdjustment = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    motion.scrollView = self
    pan.addTarget(motion, action: Selector("dragged(_:)", ScrollMotion.dragged(_:)))
    touchDelay.delaysTouchesBegan = true
    touchDelay.cancelsTouchesInView = false
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  // MARK: - Contents

  /// The point of the contents at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  open override var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { updateAdjustment() } }
  }

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { updateAdjustment() } }
  }

  /// Room around the contents, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { announceAdjustedInset() } }
  }

  /// The room around the contents with that for the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

  open func adjustedContentInsetDidChange() {}

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustment() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustment()
  }

  open weak var delegate: UIScrollViewDelegate?

  // MARK: - Switches

  /// Whether contents can be drawn beyond their ends, and spring back.
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether contents come to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether fingers can move the contents.
  open var isScrollEnabled = true
  open var decelerationRate = DecelerationRate.normal

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// For the indicators made from now on.
  open var indicatorStyle = IndicatorStyle.default
  /// What the indicators keep free at the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Both indicators' insets.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: - Moving

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    motion.move(to: contentOffset, animated: animated)
  }

  /// Moves the contents by as little as shows a rectangle of them.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Whether a finger is down to scroll.
  open var isTracking: Bool { motion.isDragging || !pan.activeTouches.isEmpty }

  open var isDragging: Bool { motion.isDragging }

  /// Whether the contents move on by themselves after a finger has let go.
  open var isDecelerating: Bool { motion.isDecelerating }

  // MARK: - Touches

  /// Whether views inside wait a moment for their touches, until it shows whether these scroll.
  open var delaysContentTouches = true
  /// Whether scrolling may take touches away from views inside that already have them.
  open var canCancelContentTouches = true

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return mayTakeTouch
  }

  // MARK: - Changes

  private func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size { updateAdjustment() }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    indicators.layOut(in: self)
    delegate?.scrollViewDidScroll(self)
  }

  /// Keeps the contents where they are below a bar when the safe area changes.
  private func updateAdjustment() {
    let adjustment = safeAreaAdjustment
    guard adjustment != lastAdjustment else { return }
    let old = lastAdjustment
    lastAdjustment = adjustment
    if !isDragging {
      contentOffset.y -= adjustment.top - old.top
      contentOffset.x -= adjustment.left - old.left
    }
    announceAdjustedInset()
  }

  private func announceAdjustedInset() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIScrollView {
  /// How much of its speed content keeps each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The brightness of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  /// Whether the safe area adds to the room around the contents.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}
