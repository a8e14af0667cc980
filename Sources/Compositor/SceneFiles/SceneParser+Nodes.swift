import CoreGraphics

extension SceneParser {
  /// What stands after `node`.
  mutating func node(depth: Int) throws(SceneFileError) -> RenderNode {
    guard depth <= Self.depthLimit else {
      throw error("nodes lie in each other more than \(Self.depthLimit) deep")
    }
    var node = RenderNode(name: acceptText() ?? "")
    try open()
    while !acceptClose() {
      let token = try next("a property of the node, or '}',")
      switch token.kind {
      case .word("transform"): node.transform = try transform()
      case .word("opacity"): node.opacity = UInt8(try integer(0...255))
      case .word("parts"): node.isGroup = false
      case .word("raster"): node.rasterScale = try number()
      case .word("clip"): node.clip = try shape()
      case .word("mask"): node.mask = try mask(depth: depth)
      case .word("underlay"): node.underlay = try contents()
      case .word("overlay"): node.overlay = try contents()
      case .word("node"): node.children.append(try self.node(depth: depth + 1))
      default: node.contents.append(try content(token))
      }
    }
    return node
  }

  /// Six numbers, or nine with perspective.
  private mutating func transform() throws(SceneFileError) -> RenderTransform {
    let entries = numbersThatFollow()
    guard entries.count == 6 || entries.count == 9 else {
      throw error("a transform has 6 numbers, a b c d tx ty, or 9 with p q r, not \(entries.count)")
    }
    let perspective = entries.count == 9 ? Array(entries[6...]) : [0, 0, 1]
    return RenderTransform(
      a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5],
      p: perspective[0], q: perspective[1], r: perspective[2])
  }

  private mutating func mask(depth: Int) throws(SceneFileError) -> RenderMask {
    guard isAtOpen else {
      let shape = try shape()
      let transform = accept("transform") ? try transform() : .identity
      return .shape(shape, transform: transform, alpha: accept("alpha") ? UInt8(try integer(0...255)) : 255)
    }
    try open()
    var nodes: [RenderNode] = []
    while !acceptClose() {
      try expect("node")
      nodes.append(try node(depth: depth + 1))
    }
    return .nodes(nodes)
  }

  private mutating func contents() throws(SceneFileError) -> [RenderContent] {
    try open()
    var contents: [RenderContent] = []
    while !acceptClose() { contents.append(try content(try next("something to paint, or '}',"))) }
    return contents
  }

  private mutating func content(_ token: SceneToken) throws(SceneFileError) -> RenderContent {
    switch token.kind {
    case .word("fill"):
      let shape = try shape()
      return .fill(shape, try color())
    case .word("picture"):
      let name = try word("a picture's name")
      guard let picture = pictures[name] else { throw error("there is no picture '\(name)' above") }
      try expect("from")
      let source = try rectangle()
      try expect("to")
      let destination = try rectangle()
      let filter = RenderFilter.allOrdered.first { accept($0.rawValue) }
      return .picture(picture, source: source, destination: destination, filter: filter ?? .linear)
    case .word("shadow"):
      let shape = try shape()
      let color = try color()
      try expect("sigma")
      return .shadow(shape, color, sigma: try number())
    case .word("backdrop"):
      let shape = try shape()
      try expect("sigma")
      let sigma = try number()
      try expect("saturation")
      let saturation = try number()
      try expect("tint")
      return .backdropBlur(shape, sigma: sigma, saturation: saturation, tint: try color())
    default:
      throw unexpected(
        token,
        "transform, opacity, parts, raster, clip, mask, underlay, overlay, node, fill, picture, shadow or backdrop"
      )
    }
  }
}

// MARK: Shapes

extension SceneParser {
  mutating func rectangle() throws(SceneFileError) -> RenderRect {
    let edges = try numbers(4)
    return RenderRect(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3])
  }

  mutating func shape() throws(SceneFileError) -> RenderShape {
    if accept("rect") {
      let rectangle = try rectangle()
      guard accept("hard") else { return .rectangle(rectangle) }
      var edges: RenderEdges = []
      while let named = RenderEdges.named.first(where: { accept($0.name) }) { edges.insert(named.edge) }
      return .hardEdged(rectangle, edges)
    }
    if accept("rounded") { return try roundedRectangle() }
    if accept("path") { return .path(try path()) }
    let token = try next("rect, rounded or path")
    throw unexpected(token, "rect, rounded or path")
  }

  private mutating func roundedRectangle() throws(SceneFileError) -> RenderShape {
    let rectangle = try rectangle()
    let radii = numbersThatFollow()
    switch radii.count {
    case 1: return .roundedRectangle(rectangle, RenderCornerRadii(radii[0]))
    case 4:
      return .roundedRectangle(
        rectangle,
        RenderCornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
    default: throw error("a rounded rectangle has one radius or four after its edges, not \(radii.count)")
    }
  }

  private mutating func path() throws(SceneFileError) -> RenderPath {
    let rule: RenderPath.FillRule = accept("evenodd") ? .evenOdd : .nonZero
    return RenderPath(try pathElements(), scale: 1, rule: rule)
  }

  /// `{ M x y L x y … }`.
  ///
  /// - Parameter any: Whether `nan`, `inf` and `-inf` count as numbers.
  package mutating func pathElements(any: Bool = false) throws(SceneFileError) -> [PathElement] {
    func point(_ parser: inout SceneParser) throws(SceneFileError) -> CGPoint {
      let numbers = any ? try parser.anyNumbers(2) : try parser.numbers(2)
      return CGPoint(x: numbers[0], y: numbers[1])
    }
    var elements: [PathElement] = []
    try open()
    while !acceptClose() {
      let letter = try word("M, L, Q, C, Z or '}'")
      switch letter {
      case "M": elements.append(.move(try point(&self)))
      case "L": elements.append(.line(try point(&self)))
      case "Q":
        let control = try point(&self)
        elements.append(.quad(control, try point(&self)))
      case "C":
        let first = try point(&self)
        let second = try point(&self)
        elements.append(.cubic(first, second, try point(&self)))
      case "Z": elements.append(.close)
      default: throw error("'\(letter)' is no part of a path; M, L, Q, C and Z are")
      }
    }
    return elements
  }
}

extension RenderFilter {
  fileprivate static let allOrdered = [RenderFilter.nearest, .linear, .trilinear]
}
