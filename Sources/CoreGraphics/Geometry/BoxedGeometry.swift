/// What Apple's systems bridge to `NSValue`, so that `layer.value(forKey: "position") as? NSValue` and
/// `boxed as? CGPoint` both find the value; Foundation on Linux boxes geometry only by hand.
public protocol _BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The boxed value; nil where something else is boxed.
  init?(_boxed value: NSValue)
  /// What a box of nothing gives.
  static var _empty: Self { get }
}

extension _BoxedGeometry {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_boxed: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = Self(_boxed: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap(Self.init(_boxed:)) ?? ._empty
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
  public static var _empty: CGPoint { .zero }

  public init?(_boxed value: NSValue) {
    guard value.boxes("CGPoint") else { return nil }
    self = value.pointValue
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
  public static var _empty: CGSize { .zero }

  public init?(_boxed value: NSValue) {
    guard value.boxes("CGSize") else { return nil }
    self = value.sizeValue
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
  public static var _empty: CGRect { .zero }

  public init?(_boxed value: NSValue) {
    guard value.boxes("CGRect") else { return nil }
    self = value.rectValue
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}

extension NSValue {
  /// A rectangle's type names those of its parts too, but after its own.
  fileprivate func boxes(_ type: String) -> Bool { String(cString: objCType).hasPrefix("{\(type)=") }
}
