/// The whole pixels of a translation. A shape has the same outline wherever they take it.
struct WholePixels: Equatable, BitwiseCopyable {
  var x = 0
  var y = 0
}

extension DeviceTransform {
  /// Takes the whole pixels out of the translation: the rest moves by less than one pixel.
  func splitOffWholePixels() -> (rest: DeviceTransform, pixels: WholePixels) {
    let (x, y) = (tx.rounded(.down), ty.rounded(.down))
    guard isAffine, x.magnitude < 4_194_304, y.magnitude < 4_194_304 else { return (self, WholePixels()) }
    var rest = self
    rest.tx -= x
    rest.ty -= y
    return (rest, WholePixels(x: Int(x), y: Int(y)))
  }
}

extension PixelBounds {
  func moved(by pixels: WholePixels) -> PixelBounds {
    PixelBounds(minX: minX + pixels.x, minY: minY + pixels.y, maxX: maxX + pixels.x, maxY: maxY + pixels.y)
  }

  func moved(back pixels: WholePixels) -> PixelBounds {
    moved(by: WholePixels(x: -pixels.x, y: -pixels.y))
  }
}
