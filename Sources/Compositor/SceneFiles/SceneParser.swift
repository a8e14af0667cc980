import CoreGraphics

/// Reads scene files: what stands at the top of one.
package struct SceneParser {
  /// Reads what stands after a word at the top that this module does not know, a layer say, into nodes.
  package typealias Block = (inout SceneParser) throws(SceneFileError) -> [RenderNode]

  /// The version of the form that this reads and the writer writes.
  static let version = 1
  /// Pixels on a side of the frame, which takes a gibibyte at the largest size.
  static let sizeLimit = 16_384
  /// A picture's memory, whatever its shape: trees show pictures that are far longer than frames, those of gradients
  /// say.
  static let pictureByteLimit = 1 << 29
  /// Nodes in nodes; the compositor and the copying of trees go down them by recursion.
  package static let depthLimit = 256

  /// What nodes below may show, by name.
  package internal(set) var pictures: [String: RenderPicture] = [:]
  /// Pixels to a point, for layers.
  package private(set) var scale = 1.0
  /// In seconds after the commit of the layers that come next, which are shown as they are then.
  package private(set) var time = 0.0
  var tokens: ArraySlice<SceneToken>
  var lastLine = 1
  private let blocks: [String: Block]

  /// - Parameter blocks: By their words.
  init(_ text: String, blocks: [String: Block]) throws(SceneFileError) {
    tokens = try SceneToken.tokens(of: text)[...]
    self.blocks = blocks
  }

  mutating func file() throws(SceneFileError) -> SceneFile {
    try expect("scene")
    guard try integer(1...Int.max) == Self.version else {
      throw error("this form of scenes is not known; version \(Self.version) is")
    }
    try expect("size")
    let width = try integer(0...Self.sizeLimit)
    var file = SceneFile(tree: RenderTree(width: width, height: try integer(0...Self.sizeLimit)))
    while !tokens.isEmpty {
      let token = try next(topWords)
      switch token.kind {
      case .word(let word) where blocks[word] != nil:
        if let block = blocks[word] { file.tree.nodes += try block(&self) }
      case .word("background"): file.tree.background = try color()
      case .word("scale"): scale = try positiveNumber()
      case .word("time"): time = try number()
      case .word("picture"): try readPicture()
      case .word("node"): file.tree.nodes.append(try node(depth: 1))
      case .word("expect"): file.expectations.append(try expectation())
      default: throw unexpected(token, topWords)
      }
    }
    return file
  }

  private var topWords: String {
    "background, scale, time, picture, node, " + blocks.keys.sorted().map { $0 + ", " }.joined() + "expect"
  }

  private mutating func expectation() throws(SceneFileError) -> SceneExpectation {
    if accept("same") {
      let name = try text("the other scene's file")
      return .same(name, tolerance: accept("within") ? try integer(0...255) : 0)
    }
    if accept("finding") { return .finding(try word("a finding's rule")) }
    try expect("pixel")
    let x = try integer(0...Self.sizeLimit)
    let y = try integer(0...Self.sizeLimit)
    let color = try color()
    return .pixel(x: x, y: y, color, tolerance: accept("within") ? try integer(0...255) : 0)
  }

  /// `picture NAME WIDTH HEIGHT { COUNT*COLOR … }`, row by row from the top left.
  private mutating func readPicture() throws(SceneFileError) {
    let name = try word("a picture's name")
    let width = try integer(1...Self.pictureByteLimit / 4)
    let height = try integer(1...Self.pictureByteLimit / 4)
    guard Picture.bytesPerRow(forWidth: width) * height <= Self.pictureByteLimit else {
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
