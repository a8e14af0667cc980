/// A gradient as a picture, drawn for one size in pixels.
package struct GradientPicture {
  package let picture: Picture
  private let values: GradientValues
  private let size: GradientPictureSize

  /// The kept picture when it is of the same gradient and size, else a new one; nil when there is nothing to draw.
  static func make(_ values: GradientValues, width: Int, height: Int, kept: GradientPicture?)
    -> GradientPicture?
  {
    guard !values.colors.isEmpty, width > 0, height > 0 else { return nil }
    let place = GradientPlace(values)
    let size = GradientPictureSize(width: width, height: height, place)
    if let kept, kept.size == size, kept.values.isSame(as: values) { return kept }
    return GradientPicture(values, place, size)
  }

  private init(_ values: GradientValues, _ place: GradientPlace, _ size: GradientPictureSize) {
    self.values = values
    self.size = size
    let stops = GradientStops(values)
    let (width, height) = (size.width, size.height)
    picture = Picture(width: width, height: height, isOpaque: stops.areOpaque ? true : nil) {
      bytes, bytesPerRow in
      for y in 0..<height {
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        if y > 0, place.columnsAreEven {
          row.update(from: UnsafePointer(bytes.assumingMemoryBound(to: UInt32.self)), count: width)
          continue
        }
        let v = (Double(y) + 0.5) / Double(height)
        let isEven = place.rowsAreEven
        var span = GradientSpan()
        for x in 0..<(isEven ? 1 : width) {
          row[x] = stops.pixel(at: place.location(x: (Double(x) + 0.5) / Double(width), y: v), in: &span)
        }
        if isEven { row.update(repeating: row[0], count: width) }
      }
    }
  }

  /// Whether edges between colours are coarser than asked for.
  var hasCoarseEdges: Bool { size.isReduced && GradientStops(values).haveEdges }
}

extension GradientValues {
  fileprivate func isSame(as other: GradientValues) -> Bool {
    colors == other.colors && locations == other.locations && startPoint == other.startPoint
      && endPoint == other.endPoint && type == other.type
  }
}
