/// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds.
///
/// It clips when told to, by `masksToBounds`, as other layers do.
open class CAScrollLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class func makeStorage() -> LayerStorage { ScrollStorage() }
  package override class func property(forKey key: String) -> LayerProperty? {
    LayerProperty.ofScrollLayer[key]
  }

  open var scrollMode: CAScrollLayerScrollMode {
    get { (storage as? ScrollStorage)?.mode ?? .both }
    set {
      set(unless: scrollMode == newValue) { storage in (storage as? ScrollStorage)?.mode = newValue }
    }
  }

  /// Brings a point to the origin of the bounds, in the directions of the mode.
  open func scroll(to p: CGPoint) {
    guard p.x.isFinite, p.y.isFinite else { return reportUnusableScroll() }
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls no farther than it takes to show a rectangle, or as much of it as there is room for; the null rectangle
  /// is in sight anyway.
  open func scroll(to r: CGRect) {
    guard !r.isNullRectangle else { return }
    guard r.isUsableForScrolling else { return reportUnusableScroll() }
    let x = Self.origin(bounds.minX, bounds.width, toShow: r.minX, r.width)
    let y = Self.origin(bounds.minY, bounds.height, toShow: r.minY, r.height)
    scroll(to: CGPoint(x: x, y: y))
  }

  private static func origin(
    _ origin: CGFloat, _ length: CGFloat, toShow start: CGFloat, _ extent: CGFloat
  ) -> CGFloat {
    // What is longer than the room there is shows its beginning.
    if start < origin || extent > length { return start }
    return max(origin, start + extent - length)
  }
}

final class ScrollStorage: LayerStorage {
  var mode = CAScrollLayerScrollMode.both

  override func assign(_ other: LayerStorage) {
    super.assign(other)
    if let other = other as? ScrollStorage { mode = other.mode }
  }
}

extension LayerProperty {
  static let ofScrollLayer = ofLayer.merging(
    table([.option("scrollMode", { (layer: ScrollStorage) in layer.mode }, { $0.mode = $1 })])
  ) { _, own in own }
}
