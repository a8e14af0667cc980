/// A part of a cell that a shadow's grid has moved by in each direction, in 1/256.
struct CellOffset: BitwiseCopyable, Equatable {
  let x: Int
  let y: Int

  static let zero = CellOffset(x: 0, y: 0)

  private init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Takes the part out of a transform whose translation is less than a cell.
  init(takenFrom transform: inout DeviceTransform) {
    x = Int((transform.tx * 256).rounded(.toNearestOrEven))
    y = Int((transform.ty * 256).rounded(.toNearestOrEven))
    transform.tx = 0
    transform.ty = 0
  }

  /// How many cells more the grid covers.
  var reach: (x: Int, y: Int) { (x > 0 ? 1 : 0, y > 0 ? 1 : 0) }
}
