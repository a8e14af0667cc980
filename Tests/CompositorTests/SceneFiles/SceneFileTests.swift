import Compositor
import CoreGraphics
import Testing

/// The text form of render trees.
@Suite struct SceneFileTests {
  @Test("every tree is written, read back, and looks the same; what was read is written the same again")
  func roundTrip() throws {
    for seed in 0..<UInt64(RandomTreeTests.count) {
      var random = RandomTree(seed: seed, hasEffects: true)
      let tree = random.tree()
      let text = SceneFile(tree: tree).text
      let read = try SceneFile(parsing: text)
      #expect(read.text == text, "seed \(seed)")
      let compositor = Compositor(threads: 1)
      #expect(compositor.composite(read.tree).pixels == compositor.composite(tree).pixels, "seed \(seed)")
    }
  }

  @Test(
    "pictures that are longer than any frame are written and read back",
    arguments: [(3, 16_411), (40_000, 1)])
  func longPictures(_ width: Int, _ height: Int) throws {
    let picture = Picture(width: width, height: height) { bytes, bytesPerRow in
      for y in 0..<height {
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = 0xFF00_0000 | UInt32((x + y) / 100) }
      }
    }
    let whole = RenderRect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))
    let frame = RenderRect(minX: 0, minY: 0, maxX: 8, maxY: 8)
    let node = RenderNode(
      contents: [.picture(RenderPicture(picture), source: whole, destination: frame, filter: .linear)])
    let tree = RenderTree(width: 8, height: 8, nodes: [node])
    let text = SceneFile(tree: tree).text
    let read = try SceneFile(parsing: text)
    #expect(read.text == text)
    let compositor = Compositor(threads: 1)
    #expect(compositor.composite(read.tree).pixels == compositor.composite(tree).pixels)
  }

  @Test("a tree without pictures comes back equal, names, expectations and odd numbers included")
  func equality() throws {
    let shape = RenderShape.path(
      RenderPath(
        elements: [
          .move(RenderPoint(x: 0.00390625, y: -7)), .line(RenderPoint(x: 1e6, y: 0.5)),
          .quad(RenderPoint(x: 1, y: 2), RenderPoint(x: 3, y: 4)),
          .cubic(RenderPoint(x: 1, y: 2), RenderPoint(x: 3, y: 4), RenderPoint(x: 5, y: 6)), .close,
        ], rule: .evenOdd))
    let corners = RenderCornerRadii(topLeft: 1, topRight: 0, bottomRight: 2.5, bottomLeft: 3)
    let rect = RenderRect(minX: -1, minY: 0, maxX: 9.25, maxY: 1e5)
    let color = RenderColor(blue: 3, green: 20, red: 100, alpha: 128)
    let inner = RenderNode(name: "in it", contents: [.shadow(shape, color, sigma: 1.0 / 3)])
    let node = RenderNode(
      name: "card",
      transform: RenderTransform(a: 0.1, b: 0, c: -1, d: 2, tx: 3, ty: 4, p: 0.001, q: -1e-9, r: 2),
      opacity: 0, isGroup: false, clip: .roundedRectangle(rect, corners),
      mask: .shape(shape, transform: .translation(x: 1, y: 2), alpha: 7),
      underlay: [.fill(.rectangle(rect), color)],
      contents: [.backdropBlur(shape, sigma: 4, saturation: 1.8, tint: .clear)],
      children: [RenderNode(mask: .nodes([inner]), children: [inner])], overlay: [.fill(shape, .white)])
    let file = SceneFile(
      tree: RenderTree(width: 5, height: 0, background: color, nodes: [node]),
      expectations: [
        .same("other.scene", tolerance: 2), .pixel(x: 1, y: 2, color, tolerance: 0), .finding("a-rule"),
      ])
    #expect(try SceneFile(parsing: file.text) == file)
  }

  private static let start = "scene 1\nsize 4 4\n"

  @Test(
    "what cannot be read is said with its line",
    arguments: [
      ("", "line 1: the text ends where 'scene' should stand"),
      ("scene 2", "line 1: this form of scenes is not known; version 1 is"),
      ("scene 1\nsize 4 x", "line 2: 'x' is no whole number from 0 to 16384"),
      ("scene 1\nsize 99999 4", "line 2: '99999' is no whole number from 0 to 16384"),
      (start + "nod {}", "line 3: 'nod' stands where background, scale, time, picture, node, expect should"),
      (start + "node {\n  fill rect 0 0 4 #ff0000ff\n}", "line 4: '#ff0000ff' is no number"),
      (start + "node {\n  fill rect 0 0 4 nan #ff0000ff\n}", "line 4: 'nan' is no number"),
      (start + "node {\n  fill rect 0 0 4 4 red\n}", "line 4: 'red' is no colour; one is #rrggbbaa"),
      (start + "node {\n  opacity 256\n}", "line 4: '256' is no whole number from 0 to 255"),
      (
        start + "node {\n  transform 1 0 0 1\n}",
        "line 4: a transform has 6 numbers, a b c d tx ty, or 9 with p q r, not 4"
      ),
      (start + "node {\n", "line 3: the text ends where a property of the node, or '}', should stand"),
      (start + "node \"a\n{}", "line 3: a quote has no end on its line"),
      (start + "}", "line 3: '}' stands where background, scale, time, picture, node, expect should"),
      (
        start + "node {\n  picture p from 0 0 1 1 to 0 0 1 1\n}", "line 4: there is no picture 'p' above"
      ),
      (start + "picture p 16384 8193 {", "line 3: 'p' has too many pixels"),
      (start + "picture p 134217728 134217728 {", "line 3: 'p' has too many pixels"),
      (start + "picture p 1 8388609 {", "line 3: 'p' has too many pixels"),
      (start + "picture p 1 134217729 {", "line 3: '134217729' is no whole number from 1 to 134217728"),
      (start + "picture p 2 2 {\n 3*#ff0000ff\n}", "line 4: 'p' has 3 pixels, not 2 × 2"),
      (
        start + "picture p 2 2 {\n 5*#ff0000ff\n}",
        "line 4: '5*#ff0000ff' is no run of pixels, or one that goes past the picture's end"
      ),
      (start + "node { clip oval 1 }", "line 3: 'oval' stands where rect, rounded or path should"),
      (
        start + "node { clip rounded 0 0 1 1 2 3 }",
        "line 3: a rounded rectangle has one radius or four after its edges, not 2"
      ),
      (start + "node { clip path { M 1 1 X } }", "line 3: 'X' is no part of a path; M, L, Q, C and Z are"),
    ])
  func errors(_ text: String, _ message: String) {
    let error = #expect(throws: SceneFileError.self) { try SceneFile(parsing: text) }
    #expect(error?.description == message)
  }

  @Test("nodes that lie too deep are refused, not followed to the end of the stack")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      Self.start + String(repeating: "node {\n", count: depth) + String(repeating: "}\n", count: depth)
    }
    #expect(throws: Never.self) { try SceneFile(parsing: nested(256)) }
    let error = #expect(throws: SceneFileError.self) { try SceneFile(parsing: nested(100_000)) }
    #expect(error?.message == "nodes lie in each other more than 256 deep")
  }

  @Test("remarks, empty lines and spaces mean nothing")
  func remarks() throws {
    let text =
      "// of four pixels\nscene 1 size 2 2 // small\n\n\tbackground   #00ff00ff\nnode{fill rect 0 0 1 1 #ff0000ff}"
    let file = try SceneFile(parsing: text)
    #expect(file.tree.background == RenderColor(blue: 0, green: 255, red: 0, alpha: 255))
    #expect(file.tree.nodes.count == 1)
  }
}
