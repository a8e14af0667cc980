/// Where an item of a scene shows: inside a shape, or in all of its bounds.
struct Footprint {
  enum Frame {
    case before, after
  }

  /// The frame whose scene has the shape.
  let frame: Frame
  /// As in `SceneItem`.
  private(set) var shape: Int32
  let bounds: PixelBounds
  private let isGroup: Bool

  init(_ item: SceneItem, of frame: Frame) {
    self.frame = frame
    shape = item.shape
    bounds = item.bounds
    isGroup = item.isGroup
  }

  /// What is not the same when the item comes or goes: a group also hides what of its content its shape leaves out.
  var whole: Footprint {
    var footprint = self
    if isGroup { footprint.shape = -1 }
    return footprint
  }
}

/// A place where two frames differ.
enum DamagedArea {
  case inside(Footprint)
  /// Wherever the two do not both cover a pixel fully: the same thing is shown, cut differently.
  case between(Footprint, Footprint)

  var bounds: PixelBounds {
    switch self {
    case .inside(let footprint): footprint.bounds
    case .between(let before, let after): before.bounds.union(after.bounds)
    }
  }

  /// The shape in the later scene that must be scanned to know the area, or −1.
  var shapeAfter: Int32 {
    switch self {
    case .inside(let footprint), .between(_, let footprint): footprint.frame == .after ? footprint.shape : -1
    }
  }
}
