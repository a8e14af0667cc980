import CoreGraphics

/// Reads scene files: what stands at the top of one, and the words that everything below is made of.
struct SceneParser {
  /// The version of the form that this reads and the writer writes.
  static let version = 1
  /// Pixels on a side; a picture of the largest size takes a gibibyte.
  static let sizeLimit = 16_384
  /// Nodes in nodes; the compositor and the copying of trees go down them by recursion.
  static let depthLimit = 256

  var pictures: [String: RenderPicture] = [:]
  private var tokens: ArraySlice<SceneToken>
  private var lastLine = 1

  init(_ text: String) throws(SceneFileError) {
    tokens = try SceneToken.tokens(of: text)[...]
  }

  mutating func file() throws(SceneFileError) -> SceneFile {
    try expect("scene")
    guard try integer(1...Int.max) == Self.version else {
      throw error("this form of scenes is not known; version \(Self.version) is")
    }
    try expect("size")
    let width = try integer(0...Self.sizeLimit)
    var file = SceneFile(tree: RenderTree(width: width, height: try integer(0...Self.sizeLimit)))
    while let token = tokens.first {
      tokens.removeFirst()
      lastLine = token.line
      switch token.kind {
      case .word("background"): file.tree.background = try color()
      case .word("picture"): try readPicture()
      case .word("node"): file.tree.nodes.append(try node(depth: 1))
      case .word("expect"): file.expectations.append(try expectation())
      default: throw unexpected(token, "background, picture, node or expect")
      }
    }
    return file
  }

  private mutating func expectation() throws(SceneFileError) -> SceneExpectation {
    if accept("same") {
      let name = try text("the other scene's file")
      return .same(name, tolerance: accept("within") ? try integer(0...255) : 0)
    }
    try expect("pixel")
    let x = try integer(0...Self.sizeLimit)
    let y = try integer(0...Self.sizeLimit)
    let color = try color()
    return .pixel(x: x, y: y, color, tolerance: accept("within") ? try integer(0...255) : 0)
  }

  /// `picture NAME WIDTH HEIGHT { COUNT*COLOR … }`, row by row from the top left.
  private mutating func readPicture() throws(SceneFileError) {
    let name = try word("a picture's name")
    let width = try integer(1...Self.sizeLimit)
    let height = try integer(1...Self.sizeLimit)
    guard width * height <= Self.sizeLimit * Self.sizeLimit / 4 else {
      throw error("'\(name)' has too many pixels")
    }
    try open()
    var pixels: [UInt32] = []
    while !acceptClose() {
      let run = try word("a colour, or a count and a colour, such as 12*#ff0000ff")
      let parts = run.split(separator: "*", omittingEmptySubsequences: false)
      let count = parts.count == 2 ? Int(parts[0]) : 1
      guard parts.count <= 2, let count, count > 0, count <= width * height - pixels.count,
        let color = Self.color(parts.last ?? "")
      else { throw error("'\(run)' is no run of pixels, or one that goes past the picture's end") }
      pixels += repeatElement(color.word, count: count)
    }
    guard pixels.count == width * height else {
      throw error("'\(name)' has \(pixels.count) pixels, not \(width) × \(height)")
    }
    pictures[name] = RenderPicture(
      Picture(width: width, height: height) { bytes, bytesPerRow in
        for y in 0..<height {
          let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width { row[x] = pixels[y * width + x] }
        }
      })
  }
}

// MARK: Words

extension SceneParser {
  func error(_ message: String) -> SceneFileError {
    SceneFileError(line: lastLine, message: message)
  }

  func unexpected(_ token: SceneToken, _ wanted: String) -> SceneFileError {
    SceneFileError(line: token.line, message: "'\(token.spelling)' stands where \(wanted) should")
  }

  /// The next token, whatever it is.
  mutating func next(_ wanted: String) throws(SceneFileError) -> SceneToken {
    guard let token = tokens.popFirst() else { throw error("the text ends where \(wanted) should stand") }
    lastLine = token.line
    return token
  }

  mutating func word(_ wanted: String) throws(SceneFileError) -> String {
    let token = try next(wanted)
    guard case .word(let word) = token.kind else { throw unexpected(token, wanted) }
    return word
  }

  mutating func text(_ wanted: String) throws(SceneFileError) -> String {
    let token = try next("\(wanted), in quotes,")
    guard case .text(let text) = token.kind else { throw unexpected(token, "\(wanted), in quotes,") }
    return text
  }

  mutating func acceptText() -> String? {
    guard case .text(let text)? = tokens.first?.kind else { return nil }
    tokens.removeFirst()
    return text
  }

  mutating func accept(_ word: String) -> Bool {
    guard tokens.first?.kind == .word(word) else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func expect(_ wanted: String) throws(SceneFileError) {
    let token = try next("'\(wanted)'")
    guard token.kind == .word(wanted) else { throw unexpected(token, "'\(wanted)'") }
  }

  mutating func open() throws(SceneFileError) {
    let token = try next("'{'")
    guard token.kind == .open else { throw unexpected(token, "'{'") }
  }

  var isAtOpen: Bool { tokens.first?.kind == .open }

  mutating func acceptClose() -> Bool {
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

  mutating func number() throws(SceneFileError) -> Double {
    let word = try word("a number")
    guard let value = Double(word), value.isFinite else { throw error("'\(word)' is no number") }
    return value
  }

  mutating func numbers(_ count: Int) throws(SceneFileError) -> [Double] {
    var values: [Double] = []
    while values.count < count { values.append(try number()) }
    return values
  }

  /// The numbers that stand next, as many as there are.
  mutating func numbersThatFollow() -> [Double] {
    var values: [Double] = []
    while case .word(let word)? = tokens.first?.kind, let value = Double(word), value.isFinite {
      values.append(value)
      tokens.removeFirst()
    }
    return values
  }

  mutating func color() throws(SceneFileError) -> RenderColor {
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
