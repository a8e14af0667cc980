import CoreGraphics

/// The words that everything is made of.
extension SceneParser {
  package func error(_ message: String) -> SceneFileError {
    SceneFileError(line: lastLine, message: message)
  }

  package func unexpected(_ token: SceneToken, _ wanted: String) -> SceneFileError {
    SceneFileError(line: token.line, message: "'\(token.spelling)' stands where \(wanted) should")
  }

  /// The next token, whatever it is.
  package mutating func next(_ wanted: String) throws(SceneFileError) -> SceneToken {
    guard let token = tokens.popFirst() else { throw error("the text ends where \(wanted) should stand") }
    lastLine = token.line
    return token
  }

  package mutating func word(_ wanted: String) throws(SceneFileError) -> String {
    let token = try next(wanted)
    guard case .word(let word) = token.kind else { throw unexpected(token, wanted) }
    return word
  }

  mutating func text(_ wanted: String) throws(SceneFileError) -> String {
    let token = try next("\(wanted), in quotes,")
    guard case .text(let text) = token.kind else { throw unexpected(token, "\(wanted), in quotes,") }
    return text
  }

  package mutating func acceptText() -> String? {
    guard case .text(let text)? = tokens.first?.kind else { return nil }
    tokens.removeFirst()
    return text
  }

  package mutating func accept(_ word: String) -> Bool {
    guard tokens.first?.kind == .word(word) else { return false }
    tokens.removeFirst()
    return true
  }

  package mutating func expect(_ wanted: String) throws(SceneFileError) {
    let token = try next("'\(wanted)'")
    guard token.kind == .word(wanted) else { throw unexpected(token, "'\(wanted)'") }
  }

  package mutating func open() throws(SceneFileError) {
    let token = try next("'{'")
    guard token.kind == .open else { throw unexpected(token, "'{'") }
  }

  package var isAtOpen: Bool { tokens.first?.kind == .open }

  package var isAtText: Bool {
    if case .text? = tokens.first?.kind { true } else { false }
  }

  package func isAt(_ word: String) -> Bool { tokens.first?.kind == .word(word) }

  /// At a number, or at `nan`, `inf` or `-inf`.
  package var isAtNumber: Bool {
    if case .word(let word)? = tokens.first?.kind { Double(word) != nil } else { false }
  }

  package var isAtColor: Bool {
    if case .word(let word)? = tokens.first?.kind { Self.color(word[...]) != nil } else { false }
  }

  package mutating func acceptClose() -> Bool {
    guard tokens.first?.kind == .close else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func integer(_ range: ClosedRange<Int>) throws(SceneFileError) -> Int {
    let word = try word("a whole number")
    guard let value = Int(word), range.contains(value) else {
      let limits =
        range.upperBound == Int.max
        ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw error("'\(word)' is no whole number \(limits)")
    }
    return value
  }

  package mutating func number() throws(SceneFileError) -> Double {
    let word = try word("a number")
    guard let value = Double(word), value.isFinite else { throw error("'\(word)' is no number") }
    return value
  }

  /// A number, or `nan`, `inf` or `-inf`.
  package mutating func anyNumber() throws(SceneFileError) -> Double {
    if case .word(let word)? = tokens.first?.kind, let value = Double(word), !value.isFinite {
      tokens.removeFirst()
      return value
    }
    return try number()
  }

  package mutating func anyNumbers(_ count: Int) throws(SceneFileError) -> [Double] {
    var values: [Double] = []
    while values.count < count { values.append(try anyNumber()) }
    return values
  }

  mutating func positiveNumber() throws(SceneFileError) -> Double {
    let value = try number()
    guard value > 0 else { throw error("'\(value)' is not above 0") }
    return value
  }

  package mutating func numbers(_ count: Int) throws(SceneFileError) -> [Double] {
    var values: [Double] = []
    while values.count < count { values.append(try number()) }
    return values
  }

  /// The numbers that stand next, as many as there are.
  ///
  /// - Parameter any: Whether `nan`, `inf` and `-inf` count.
  package mutating func numbersThatFollow(any: Bool = false) -> [Double] {
    var values: [Double] = []
    while case .word(let word)? = tokens.first?.kind, let value = Double(word), any || value.isFinite {
      values.append(value)
      tokens.removeFirst()
    }
    return values
  }

  package mutating func color() throws(SceneFileError) -> RenderColor {
    let word = try word("a colour")
    guard let color = Self.color(word[...]) else { throw error("'\(word)' is no colour; one is #rrggbbaa") }
    return color
  }

  static func color(_ text: Substring) -> RenderColor? {
    guard text.count == 9, text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    return RenderColor(
      blue: UInt8(value >> 8 & 255), green: UInt8(value >> 16 & 255), red: UInt8(value >> 24),
      alpha: UInt8(value & 255))
  }
}
