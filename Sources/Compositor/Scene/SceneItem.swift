/// An entry of a flattened render tree: something painted, or a group of the entries just before it.
///
/// Items stand in painting order; a group follows its mask's items and its content.
struct SceneItem: BitwiseCopyable {
  /// A group's first item of all (its mask's, if it has one, else its content's).
  var first: Int32
  /// A group's first item of content; the mask's items, if any, lie before it.
  var contentFirst: Int32
  var isGroup: Bool
  /// Alpha comes from the items before the content.
  var hasNodeMask: Bool
  /// What a leaf paints covers what lies below wherever its coverage is full.
  var isOpaque: Bool
  /// Fades the leaf or the group.
  var alpha: UInt8
  /// Index of the shape that cuts the item, or −1 when it fills its bounds.
  var shape: Int32
  var source: PaintSource
  /// Nothing is painted outside.
  var bounds: PixelBounds
}

extension PixelBounds: BitwiseCopyable {}

/// Where a leaf's colours come from.
enum PaintSource: BitwiseCopyable {
  case none
  /// One premultiplied colour, 0xAARRGGBB.
  case color(UInt32)
  /// A picture on whole pixels: the address its pixel over the target's pixel (0, 0) would have.
  case copy(UnsafeRawPointer, bytesPerRow: Int)
  /// A picture that is sampled: index of its sampler.
  case sampled(Int32)
  /// Two sizes of one picture: indices of their samplers, and the second one's part in 1/256.
  case mixed(Int32, Int32, UInt16)
  /// A blurred shape in one colour: index of the shadow.
  case shadow(Int32, UInt32)

  /// Stored without arithmetic.
  var isPlain: Bool {
    switch self {
    case .color, .copy: true
    case .none, .sampled, .mixed, .shadow: false
    }
  }
}
