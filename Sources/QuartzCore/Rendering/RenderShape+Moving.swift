import Compositor

extension RenderShape {
  func moved(by offset: RenderPoint) -> RenderShape {
    switch self {
    case .rectangle(let rect): .rectangle(rect.moved(by: offset))
    case .hardEdged(let rect, let edges): .hardEdged(rect.moved(by: offset), edges)
    case .roundedRectangle(let rect, let radii): .roundedRectangle(rect.moved(by: offset), radii)
    case .path(let path): .path(path.moved(by: offset))
    }
  }
}

extension RenderRect {
  func moved(by offset: RenderPoint) -> RenderRect {
    RenderRect(minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }
}

extension RenderPath {
  fileprivate func moved(by offset: RenderPoint) -> RenderPath {
    func moved(_ point: RenderPoint) -> RenderPoint {
      RenderPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    let elements = elements.map { element -> Element in
      switch element {
      case .move(let end): .move(moved(end))
      case .line(let end): .line(moved(end))
      case .quad(let control, let end): .quad(moved(control), moved(end))
      case .cubic(let first, let second, let end): .cubic(moved(first), moved(second), moved(end))
      case .close: .close
      }
    }
    return RenderPath(elements: elements, rule: rule)
  }
}
