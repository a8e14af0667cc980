/// Where the old and the new picture of a transition stand at one moment, and how much of them shows.
struct TransitionPicture: Equatable {
  /// In sizes of the layer.
  var outgoingPlace = CGVector.zero
  var incomingPlace = CGVector.zero
  /// 0…1.
  var outgoingOpacity = 1.0
  var incomingOpacity = 1.0
  /// Whether the old picture lies over the new one.
  var outgoingIsAbove = false

  /// - Parameters:
  ///   - side: Where the motion comes from, in sizes of the layer.
  ///   - isOpaque: Whether the new picture hides what lies under it.
  init(type: CATransitionType, side: CGVector, progress: Double, isOpaque: Bool) {
    let (done, left) = (CGFloat(progress), CGFloat(1 - progress))
    switch type {
    case .moveIn:
      incomingPlace = CGVector(dx: side.dx * left, dy: side.dy * left)
    case .push:
      incomingPlace = CGVector(dx: side.dx * left, dy: side.dy * left)
      outgoingPlace = CGVector(dx: -side.dx * done, dy: -side.dy * done)
    case .reveal:
      outgoingPlace = CGVector(dx: -side.dx * done, dy: -side.dy * done)
      outgoingIsAbove = true
    default:
      // Over an old picture in full, a new opaque one makes the exact cross-fade; where one sees through it, the
      // old one must go meanwhile.
      incomingOpacity = progress
      outgoingOpacity = isOpaque ? 1 : 1 - progress
    }
  }
}
