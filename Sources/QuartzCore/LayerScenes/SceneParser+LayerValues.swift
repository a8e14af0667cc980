import Compositor

/// The values of layers.
extension SceneParser {
  /// `true` is 1, and `false` 0.
  mutating func numberOrFlag() throws(SceneFileError) -> Double {
    if accept("true") { return 1 }
    return accept("false") ? 0 : try number()
  }

  mutating func flag() throws(SceneFileError) -> Bool { try choice(["false", "true"], as: \.self) == "true" }

  /// Not multiplied by its alpha, as layers have them.
  mutating func layerColor() throws(SceneFileError) -> CGColor {
    let color = try color()
    func part(_ value: UInt8) -> CGFloat { CGFloat(value) / 255 }
    return CGColor(
      srgbRed: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha))
  }

  /// As many colours as stand next.
  mutating func layerColors() throws(SceneFileError) -> [CGColor] {
    var colors: [CGColor] = []
    while isAtColor { colors.append(try layerColor()) }
    return colors
  }

  mutating func image() throws(SceneFileError) -> CGImage {
    let name = try word("a picture's name")
    guard let picture = pictures[name] else { throw error("there is no picture '\(name)' above") }
    return CGImage(picture: picture.picture)
  }

  /// Six numbers of a transform in the plane, or all sixteen, row by row.
  mutating func transform3D() throws(SceneFileError) -> CATransform3D {
    let entries = numbersThatFollow().map { CGFloat($0) }
    switch entries.count {
    case 6:
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5]))
    case 16: return CATransform3D(entries: entries)
    default:
      throw error("a transform has 6 numbers, a b c d tx ty, or the 16 from m11 to m44, not \(entries.count)")
    }
  }

  /// One of several words.
  mutating func choice<Value>(_ values: [Value], as spelling: (Value) -> String) throws(SceneFileError)
    -> Value
  {
    let wanted = values.map(spelling).joined(separator: ", ")
    let word = try word("one of \(wanted)")
    guard let value = values.first(where: { spelling($0) == word }) else {
      throw error("'\(word)' is none of \(wanted)")
    }
    return value
  }
}
