import Compositor

/// The values of layers.
extension SceneParser {
  /// A value as applications give it; nil for none.
  mutating func layerValue(of kind: AnimatableValue.Kind) throws(SceneFileError) -> Any? {
    switch kind {
    case .number: return try numberOrFlag()
    case .point:
      let numbers = try anyNumbers(2)
      return CGPoint(x: numbers[0], y: numbers[1])
    case .size:
      let sides = try anyNumbers(2)
      return CGSize(width: sides[0], height: sides[1])
    case .rect:
      let numbers = try anyNumbers(4)
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform: return try transform3D()
    case .numbers: return numbersThatFollow(any: true)
    case .colors: return try layerColors()
    case .color: return accept(none) ? nil : try layerColor()
    case .path: return accept(none) ? nil : CGPath(elements: try pathElements(any: true))
    case .contents, .object: return accept(none) ? nil : try image()
    }
  }

  private var none: String { "none" }

  /// `true` is 1, and `false` 0.
  mutating func numberOrFlag() throws(SceneFileError) -> Double {
    if accept("true") { return 1 }
    return accept("false") ? 0 : try anyNumber()
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

  /// Texts in quotes, one for each line.
  mutating func lines() throws(SceneFileError) -> String {
    guard let first = acceptText() else { throw unexpected(try next("a text in quotes"), "a text in quotes") }
    var lines = [first]
    while let line = acceptText() { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  mutating func image() throws(SceneFileError) -> CGImage {
    let name = try word("a picture's name")
    guard let picture = pictures[name] else { throw error("there is no picture '\(name)' above") }
    return CGImage(picture: picture.picture)
  }

  /// Six numbers of a transform in the plane, or all sixteen, row by row.
  mutating func transform3D() throws(SceneFileError) -> CATransform3D {
    let entries = numbersThatFollow(any: true).map { CGFloat($0) }
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
