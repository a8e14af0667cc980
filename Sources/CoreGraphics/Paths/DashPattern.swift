/// Painted and unpainted lengths in turn.
struct DashPattern {
  private let phase: CGFloat
  private let lengths: [CGFloat]

  /// Nil when the pattern has no length, or something in it is negative or no number.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 })
    else { return nil }
    // An odd pattern swaps painted and unpainted every other time.
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let whole = lengths.reduce(0, +)
    let rest = phase.truncatingRemainder(dividingBy: whole)
    self.phase = rest < 0 ? rest + whole : rest
    self.lengths = lengths
  }

  /// More pieces than this on one line cannot be told apart, and would take for ever.
  private static let pieceLimit: CGFloat = 100_000

  /// Whether a line has not too many pieces.
  ///
  /// - Parameter length: Of the line.
  func isCountable(over length: CGFloat) -> Bool {
    length / lengths.reduce(0, +) * CGFloat(lengths.count) <= Self.pieceLimit
  }

  /// The painted pieces of a line; the whole line where there would be too many.
  ///
  /// - Parameter length: Of the line.
  func dashes(over length: CGFloat) -> [Range<CGFloat>] {
    guard length > 0 else { return [] }
    guard isCountable(over: length) else { return [0..<length] }
    var dashes: [Range<CGFloat>] = []
    var position = -phase
    var index = 0
    while position < length {
      let end = position + lengths[index]
      // A dash without length is a dot, at the very start too.
      if index % 2 == 0, end > 0 || position == 0 { dashes.append(max(position, 0)..<min(end, length)) }
      position = end
      index = (index + 1) % lengths.count
    }
    return dashes
  }
}
