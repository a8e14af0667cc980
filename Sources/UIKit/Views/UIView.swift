import DarwinSupplement
import Foundation
import QuartzCore

/// A rectangle on the screen: it shows a layer, holds subviews, lays them out and answers touches.
///
/// The class body is the table of contents; what each member does stands in the subject files beside it.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, @preconcurrency CALayerDelegate {
  /// The animation block that is being run, if any.
  package static var _animationScope: (any ViewAnimationScope)?

  package private(set) nonisolated(unsafe) var backingLayer: CALayer
  package var _subviews: [UIView] = []
  package weak var _superview: UIView?
  package weak var _window: UIWindow?
  /// The controller whose root view this is.
  package weak var owningViewController: UIViewController?
  package var _gestureRecognizers: [UIGestureRecognizer] = []
  /// How many running animations ask that touches pass this view by (fact 3.9.3).
  package var animationsBlockingTouches = 0
  package var _safeAreaInsets = UIEdgeInsets.zero
  package var _layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  package var _backgroundColor: UIColor?
  package var _tintColor: UIColor?
  package var _mask: UIView?
  package var _needsUpdateConstraints = true
  /// Whether the layer's contents come from `draw(_:)`.
  package var hasDrawnContents = false

  // MARK: - Making

  /// The designated initialiser.
  ///
  /// - Parameter frame: In the superview's coordinates.
  public init(frame: CGRect) {
    backingLayer = UIView.makeLayer(Self.layerClass)
    super.init()
    adoptLayer()
    layer.frame = frame
  }

  /// Makes a view of no size: archives of views do not exist here.
  public required init?(coder: NSCoder) {
    backingLayer = UIView.makeLayer(Self.layerClass)
    super.init()
    adoptLayer()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    DeferredRelease.release(&_subviews)
  }

  /// Takes a layer that needs more than `init()` to be made; for initialisers.
  package func useLayer(_ layer: CALayer) {
    backingLayer = layer
    adoptLayer()
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { backingLayer }

  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: - Geometry

  /// Position and size in the superview's coordinates; not to be trusted under a transform (fact 3.12.2).
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's own coordinates: moving their origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// Where the anchor point lies in the superview's coordinates: the centre, for the default anchor.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// In fractions of the bounds; changing it moves the frame (fact 3.12.3).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mappingCorners { convertPoint($0, to: view) }
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mappingCorners { convertPoint($0, from: view) }
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, toSpace: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, fromSpace: coordinateSpace)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convertPoint($0, toSpace: coordinateSpace) }
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convertPoint($0, fromSpace: coordinateSpace) }
  }

  // MARK: - Hierarchy

  open var superview: UIView? { _superview }

  /// Back to front.
  open var subviews: [UIView] { _subviews }

  open var window: UIWindow? { _window }

  open func addSubview(_ view: UIView) { insert(view, .atEnd) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .at(index)) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, .atEnd) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, .at(0)) }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { ancestors.contains { $0 === view } }

  /// The view itself or the first descendant with this tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { descendants.first { $0.tag == tag } }

  open var tag = 0

  // MARK: - Touches

  open var isUserInteractionEnabled = true

  /// Whether the view hears of more than one finger at a time.
  open var isMultipleTouchEnabled = false

  /// Whether a touch in this view keeps others from beginning elsewhere in the window.
  open var isExclusiveTouch = false

  /// The deepest view that contains a point, by model geometry (fact 3.9.2).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Recognisers attached to the view, in the order in which they were added; nil when there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { _gestureRecognizers.isEmpty ? nil : _gestureRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Asked before a recogniser of this view begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Layout

  open var autoresizesSubviews = true

  open var autoresizingMask: UIView.AutoresizingMask = []

  /// The size that fits the contents best within a size; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that `sizeThatFits(_:)` gives, keeping the frame's origin.
  open func sizeToFit() { adoptFittingSize() }

  /// The size of the contents by themselves; a side without one is `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the view and its descendants now, where needed.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  open func layoutSubviews() {}

  open func setNeedsUpdateConstraints() {
    _needsUpdateConstraints = true
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool { _needsUpdateConstraints }

  open func updateConstraintsIfNeeded() { updateConstraintsWhereNeeded() }

  /// Called before layout when asked for, and once for a new view.
  open func updateConstraints() { _needsUpdateConstraints = false }

  /// The part of the view that bars and the screen's shape leave free, as insets.
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  /// Distances of the contents from the edges; 8 pt each, plus the safe area unless told otherwise.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { changeLayoutMargins { _layoutMargins = newValue } }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.resolved(effectiveUserInterfaceLayoutDirection) }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { changeLayoutMargins {} }
  }

  open var preservesSuperviewLayoutMargins = false {
    didSet { changeLayoutMargins {} }
  }

  open func layoutMarginsDidChange() {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    layoutDirection(for: attribute)
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: - Appearance

  open var backgroundColor: UIColor? {
    get { _backgroundColor }
    set { adoptBackgroundColor(newValue) }
  }

  /// 0 (invisible, and passed by touches below 0.01) to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// A promise that the view fills its bounds; nothing is drawn differently for it.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode = UIView.ContentMode.scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// A view whose alpha shows this one; it must not be in a hierarchy (fact 3.11.2).
  open var mask: UIView? {
    get { _mask }
    set { adoptMask(newValue) }
  }

  /// The colour of what can be touched: the view's own, else the superview's, else blue; grey when dimmed.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { changeTint { _tintColor = newValue } }
  }

  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic {
    didSet { if tintAdjustmentMode != oldValue { announceTintChange() } }
  }

  open func tintColorDidChange() {}

  open var traitCollection: UITraitCollection { effectiveTraitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitOverrideDidChange(from: oldValue) } }
  }

  // MARK: - Drawing

  /// Draws the view's contents into the current context; a view that draws nothing needs no bitmap.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// A picture of the view as it is shown, in a view of its own: frozen, but drawn sharply at any size (fact 4.6.5).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Draws what the view shows, running animations included (fact 3.9.4), into the current context.
  ///
  /// - Returns: Whether there was something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawShownHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - The layer's delegate

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event)
  }

  open func display(_ layer: CALayer) { display(contentsOf: layer) }

  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  // MARK: - Accessibility

  /// A name for tests and traces; users never see it.
  open var accessibilityIdentifier: String? {
    didSet { layer.name = accessibilityIdentifier }
  }

  open var accessibilityLabel: String?

  open var isAccessibilityElement = false

  /// Whether VoiceOver ignores the views beside this one.
  open var accessibilityViewIsModal = false

  open var accessibilityElementsHidden = false

  open var accessibilityTraits = UIAccessibilityTraits.none
}

extension UIView {
  /// What a side without a size of its own has in `intrinsicContentSize`.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
