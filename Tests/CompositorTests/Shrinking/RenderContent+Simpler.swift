import Compositor

extension RenderContent {
  /// Contents that are one step simpler; of any content, at last a red rectangle.
  var simpler: [RenderContent] {
    let red = RenderColor(blue: 0, green: 0, red: 255, alpha: 255)
    switch self {
    case .fill(let shape, let color):
      return shape.simpler.map { .fill($0, color) } + (color == red ? [] : [.fill(shape, red)])
    case .picture(let picture, let source, let destination, let filter):
      let size = RenderRect(
        minX: 0, minY: 0, maxX: Double(picture.picture.width), maxY: Double(picture.picture.height))
      var contents: [RenderContent] = [.fill(.rectangle(destination), red)]
      if source != size {
        contents.append(.picture(picture, source: size, destination: destination, filter: filter))
      }
      if filter != .nearest {
        contents.append(.picture(picture, source: source, destination: destination, filter: .nearest))
      }
      return contents
        + destination.simpler.map { .picture(picture, source: source, destination: $0, filter: filter) }
    case .shadow(let shape, let color, let sigma):
      var contents: [RenderContent] = [.fill(shape, color)]
      contents += shape.simpler.map { .shadow($0, color, sigma: sigma) }
      if color != red { contents.append(.shadow(shape, red, sigma: sigma)) }
      if sigma != sigma.rounded() { contents.append(.shadow(shape, color, sigma: sigma.rounded())) }
      return contents
    case .backdropBlur(let shape, let sigma, let saturation, let tint):
      var contents: [RenderContent] = [.fill(shape, red)]
      contents += shape.simpler.map { .backdropBlur($0, sigma: sigma, saturation: saturation, tint: tint) }
      if saturation != 1 {
        contents.append(.backdropBlur(shape, sigma: sigma, saturation: 1, tint: tint))
      }
      if tint != .clear {
        contents.append(.backdropBlur(shape, sigma: sigma, saturation: saturation, tint: .clear))
      }
      return contents
    }
  }
}

extension RenderShape {
  var simpler: [RenderShape] {
    switch self {
    case .rectangle(let rect): return rect.simpler.map { .rectangle($0) }
    case .hardEdged(let rect, let edges):
      return [.rectangle(rect)] + rect.simpler.map { .hardEdged($0, edges) }
    case .roundedRectangle(let rect, let radii):
      let whole = RenderCornerRadii(
        topLeft: radii.topLeft.rounded(), topRight: radii.topRight.rounded(),
        bottomRight: radii.bottomRight.rounded(), bottomLeft: radii.bottomLeft.rounded())
      var shapes: [RenderShape] = [.rectangle(rect)]
      if whole != radii { shapes.append(.roundedRectangle(rect, whole)) }
      return shapes + rect.simpler.map { .roundedRectangle($0, radii) }
    case .path(let path):
      var shapes: [RenderShape] = []
      if let box = path.box { shapes.append(.rectangle(box)) }
      for elements in simplerLists(path.elements, \.simpler) where !elements.isEmpty {
        shapes.append(.path(RenderPath(elements: elements, rule: path.rule)))
      }
      if path.rule != .nonZero { shapes.append(.path(RenderPath(elements: path.elements))) }
      return shapes
    }
  }
}

extension RenderRect {
  /// With whole edges.
  fileprivate var simpler: [RenderRect] {
    let whole = RenderRect(
      minX: minX.rounded(), minY: minY.rounded(), maxX: maxX.rounded(), maxY: maxY.rounded())
    return whole == self ? [] : [whole]
  }
}

extension RenderPath {
  /// Around all of its points; nil for a path without any.
  fileprivate var box: RenderRect? {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return nil }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    return RenderRect(
      minX: xs.min() ?? first.x, minY: ys.min() ?? first.y, maxX: xs.max() ?? first.x,
      maxY: ys.max() ?? first.y)
  }
}

extension RenderPath.Element {
  fileprivate var points: [RenderPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// A straight line for a curve, and whole numbers.
  fileprivate var simpler: [RenderPath.Element] {
    func whole(_ point: RenderPoint) -> RenderPoint {
      RenderPoint(x: point.x.rounded(), y: point.y.rounded())
    }
    let simpler: [RenderPath.Element] =
      switch self {
      case .move(let end): [.move(whole(end))]
      case .line(let end): [.line(whole(end))]
      case .quad(let control, let end): [.line(end), .quad(whole(control), whole(end))]
      case .cubic(let first, let second, let end):
        [.line(end), .cubic(whole(first), whole(second), whole(end))]
      case .close: []
      }
    return simpler.filter { $0 != self }
  }
}
