/// Reads one line of a finger script.
struct FingerScriptParser {
  /// How long a tap touches when the script does not say, in seconds.
  static let tapDuration = 0.1

  private enum Word: Equatable {
    case plain(String)
    case quoted(String)

    var text: String {
      switch self {
      case .plain(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }
  }

  private let number: Int
  private var words: ArraySlice<Word> = []

  init(_ line: Substring, number: Int) throws(FingerScriptError) {
    self.number = number
    words = try split(line)[...]
  }

  /// The step that the line says; nil when it says nothing.
  mutating func step() throws(FingerScriptError) -> FingerStep? {
    guard let verb = words.popFirst() else { return nil }
    let step: FingerStep
    switch verb {
    case .plain("wait"): step = .wait(try seconds())
    case .plain("tap"):
      let target = try target()
      step = .tap(target, duration: try accept("for") ? try seconds() : Self.tapDuration)
    case .plain("drag"): step = try drag()
    case .plain("touch"): step = try touch()
    default: throw error("'\(verb.text)' is no step; the steps are wait, tap, drag and touch")
    }
    if let extra = words.first { throw error("'\(extra.text)' is one word too many") }
    return step
  }

  private mutating func drag() throws(FingerScriptError) -> FingerStep {
    let start = try target()
    var legs: [FingerLeg] = []
    repeat {
      try expect("to")
      let end = try target()
      try expect("over")
      legs.append(FingerLeg(to: end, over: try seconds()))
    } while words.first == .plain("to")
    return .drag(from: start, legs: legs, hold: try accept("hold") ? try seconds() : 0)
  }

  private mutating func touch() throws(FingerScriptError) -> FingerStep {
    var finger = 1
    if case .plain(let text)? = words.first, let given = Int(text) {
      guard given >= 1 else { throw error("fingers are counted from 1, so '\(text)' is none") }
      finger = given
      words.removeFirst()
    }
    switch words.popFirst() {
    case .plain("down"): return .touchDown(try target(), finger: finger)
    case .plain("move"):
      let target = try target()
      return .touchMove(FingerLeg(to: target, over: try accept("over") ? try seconds() : 0), finger: finger)
    case .plain("up"): return .touchUp(finger: finger)
    case .plain("cancel"): return .touchCancel(finger: finger)
    default: throw error("after 'touch' comes down, move, up or cancel")
    }
  }

  private mutating func target() throws(FingerScriptError) -> FingerTarget {
    switch words.popFirst() {
    case .quoted(let identifier): return .view(identifier: identifier)
    case .plain(let text):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 2, let x = distance(parts[0]), let y = distance(parts[1]) {
        return .point(x: x, y: y)
      }
      throw error("'\(text)' is no place; write 196,700 or 50%,80% or \"identifier\"")
    case nil: throw error("a place is missing; write 196,700 or 50%,80% or \"identifier\"")
    }
  }

  private func distance(_ text: Substring) -> ScreenDistance? {
    let isFraction = text.hasSuffix("%")
    guard let number = Double(isFraction ? text.dropLast() : text), number.isFinite else { return nil }
    return isFraction ? .fraction(number / 100) : .points(number)
  }

  private mutating func seconds() throws(FingerScriptError) -> Double {
    guard case .plain(let text)? = words.popFirst() else { throw error("a time in seconds is missing") }
    guard let seconds = Double(text), (0...3600).contains(seconds) else {
      throw error("'\(text)' is no time; write seconds from 0 to 3600, such as 0.4")
    }
    return seconds
  }

  private mutating func accept(_ word: String) throws(FingerScriptError) -> Bool {
    guard words.first == .plain(word) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func expect(_ word: String) throws(FingerScriptError) {
    let found = words.popFirst()
    guard found == .plain(word) else {
      throw error("'\(word)' is missing" + (found.map { " before '\($0.text)'" } ?? ""))
    }
  }

  private func split(_ line: Substring) throws(FingerScriptError) -> [Word] {
    var words: [Word] = []
    var rest = line
    while let first = rest.first, first != "#" {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: "\"") else { throw error("a closing quotation mark is missing") }
        words.append(.quoted(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "#" }
        words.append(.plain(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  private func error(_ message: String) -> FingerScriptError {
    FingerScriptError(line: number, message: message)
  }
}
