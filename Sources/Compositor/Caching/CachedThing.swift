/// Something that is kept from frame to frame.
enum CachedThing {
  case shadow(ShadowMask)
  case reduction(PictureReduction)

  var bytes: Int {
    switch self {
    case .shadow(let mask): mask.width * mask.height * 2
    case .reduction(let reduction): reduction.levels.dropFirst().reduce(0) { $0 + $1.byteCount }
    }
  }
}
