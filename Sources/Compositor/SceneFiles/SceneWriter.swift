import CoreGraphics

/// Writes scene files.
struct SceneWriter {
  private(set) var text = ""
  private var indentation = ""
  /// Names by order of appearance.
  private var pictureNames: [ObjectIdentifier: String] = [:]

  mutating func write(_ file: SceneFile) {
    line("scene \(SceneParser.version)")
    line("size \(file.tree.width) \(file.tree.height)")
    line("background \(file.tree.background)")
    for node in file.tree.nodes { writePictures(of: node) }
    for node in file.tree.nodes { write(node) }
    for expectation in file.expectations { write(expectation) }
  }

  private mutating func line(_ words: String) {
    text += indentation + words + "\n"
  }

  private mutating func block(_ words: String, _ body: (inout SceneWriter) -> Void) {
    line(words + " {")
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
    line("}")
  }

  private mutating func write(_ expectation: SceneExpectation) {
    switch expectation {
    case .same(let name, let tolerance):
      line("expect same \"\(name)\"" + (tolerance == 0 ? "" : " within \(tolerance)"))
    case .pixel(let x, let y, let color, let tolerance):
      line("expect pixel \(x) \(y) \(color)" + (tolerance == 0 ? "" : " within \(tolerance)"))
    case .finding(let rule): line("expect finding \(rule)")
    }
  }

  // MARK: Nodes

  private mutating func write(_ node: RenderNode) {
    block(node.name.isEmpty ? "node" : "node \"\(Self.quotable(node.name))\"") { writer in
      if node.transform != .identity { writer.line("transform " + Self.text(node.transform)) }
      if node.opacity != 255 { writer.line("opacity \(node.opacity)") }
      if !node.isGroup { writer.line("parts") }
      if let scale = node.rasterScale { writer.line("raster \(Self.text(scale))") }
      if let clip = node.clip { writer.line("clip " + Self.text(clip)) }
      if let mask = node.mask { writer.write(mask) }
      if !node.underlay.isEmpty { writer.block("underlay") { $0.write(node.underlay) } }
      writer.write(node.contents)
      for child in node.children { writer.write(child) }
      if !node.overlay.isEmpty { writer.block("overlay") { $0.write(node.overlay) } }
    }
  }

  private mutating func write(_ mask: RenderMask) {
    switch mask {
    case .shape(let shape, let transform, let alpha):
      let place = transform == .identity ? "" : " transform " + Self.text(transform)
      line("mask " + Self.text(shape) + place + (alpha == 255 ? "" : " alpha \(alpha)"))
    case .nodes(let nodes):
      block("mask") { writer in
        for node in nodes { writer.write(node) }
      }
    }
  }

  private mutating func write(_ contents: [RenderContent]) {
    for content in contents {
      switch content {
      case .fill(let shape, let color): line("fill \(Self.text(shape)) \(color)")
      case .picture(let picture, let source, let destination, let filter):
        let name = pictureNames[ObjectIdentifier(picture.picture)] ?? ""
        line("picture \(name) from \(Self.text(source)) to \(Self.text(destination)) \(filter.rawValue)")
      case .shadow(let shape, let color, let sigma):
        line("shadow \(Self.text(shape)) \(color) sigma \(Self.text(sigma))")
      case .backdropBlur(let shape, let sigma, let saturation, let tint):
        let strength = "sigma \(Self.text(sigma)) saturation \(Self.text(saturation))"
        line("backdrop \(Self.text(shape)) \(strength) tint \(tint)")
      }
    }
  }

  // MARK: Pictures

  private mutating func writePictures(of node: RenderNode) {
    for case .picture(let picture, _, _, _) in node.underlay + node.contents + node.overlay {
      write(picture.picture)
    }
    if case .nodes(let nodes)? = node.mask {
      for node in nodes { writePictures(of: node) }
    }
    for child in node.children { writePictures(of: child) }
  }

  /// Once for each picture, its pixels in runs.
  private mutating func write(_ picture: Picture) {
    let key = ObjectIdentifier(picture)
    guard pictureNames[key] == nil else { return }
    let name = "p\(pictureNames.count + 1)"
    pictureNames[key] = name
    block("picture \(name) \(picture.width) \(picture.height)") { writer in
      for y in 0..<picture.height {
        let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        writer.line(Self.runs(UnsafeBufferPointer(start: row, count: picture.width)))
      }
    }
  }

  private static func runs(_ row: UnsafeBufferPointer<UInt32>) -> String {
    var words: [String] = []
    var start = 0
    while start < row.count {
      let end = row[start...].firstIndex { $0 != row[start] } ?? row.count
      let color = RenderColor(word: row[start])
      words.append(end - start == 1 ? "\(color)" : "\(end - start)*\(color)")
      start = end
    }
    return words.joined(separator: " ")
  }
}

// MARK: Words

extension SceneWriter {
  private static func text(_ value: Double) -> String {
    let whole = Int(exactly: value)
    return whole.map(String.init) ?? "\(value)"
  }

  private static func text(_ rect: RenderRect) -> String {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].map(text).joined(separator: " ")
  }

  private static func text(_ transform: RenderTransform) -> String {
    var entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let perspective = [transform.p, transform.q, transform.r]
    if perspective != [0, 0, 1] { entries += perspective }
    return entries.map(text).joined(separator: " ")
  }

  private static func text(_ shape: RenderShape) -> String {
    switch shape {
    case .rectangle(let rect): return "rect " + text(rect)
    case .hardEdged(let rect, let edges):
      let names = RenderEdges.named.filter { edges.contains($0.edge) }.map(\.name)
      return (["rect", text(rect), "hard"] + names).joined(separator: " ")
    case .roundedRectangle(let rect, let radii):
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      let shown = Set(all).count == 1 ? [all[0]] : all
      return "rounded " + text(rect) + " " + shown.map(text).joined(separator: " ")
    case .path(let path):
      let elements = path.elements.map(text).joined(separator: " ")
      return "path " + (path.rule == .evenOdd ? "evenodd " : "") + "{ " + elements + " }"
    }
  }

  private static func text(_ element: RenderPath.Element) -> String {
    func text(_ letter: String, _ points: RenderPoint...) -> String {
      letter + points.map { " \(Self.text($0.x)) \(Self.text($0.y))" }.joined()
    }
    switch element {
    case .move(let end): return text("M", end)
    case .line(let end): return text("L", end)
    case .quad(let control, let end): return text("Q", control, end)
    case .cubic(let first, let second, let end): return text("C", first, second, end)
    case .close: return "Z"
    }
  }

  /// Names are for readers: what a quoted text cannot hold is left out of them.
  private static func quotable(_ name: String) -> String {
    name.filter { $0 != "\"" && !$0.isNewline }
  }
}
