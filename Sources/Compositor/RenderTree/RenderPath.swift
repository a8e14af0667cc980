import CoreGraphics

/// A path in device pixels, every point rounded on entry to 1/256 px.
package struct RenderPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(RenderPoint)
    case line(RenderPoint)
    case quad(RenderPoint, RenderPoint)
    /// Two control points, then the end.
    case cubic(RenderPoint, RenderPoint, RenderPoint)
    case close
  }

  package enum FillRule: String, Equatable, Sendable {
    case nonZero, evenOdd
  }

  package var elements: [Element]
  package var rule: FillRule

  package init(elements: [Element] = [], rule: FillRule = .nonZero) {
    self.elements = elements
    self.rule = rule
  }

  /// - Parameter scale: Pixels to a unit of the elements.
  package init(_ elements: [PathElement], scale: Double, rule: FillRule = .nonZero) {
    func pixel(_ point: CGPoint) -> RenderPoint {
      RenderPoint(x: Double(point.x) * scale, y: Double(point.y) * scale)
    }
    self.elements = elements.map { element in
      switch element {
      case .move(let end): .move(pixel(end))
      case .line(let end): .line(pixel(end))
      case .quad(let control, let end): .quad(pixel(control), pixel(end))
      case .cubic(let control1, let control2, let end): .cubic(pixel(control1), pixel(control2), pixel(end))
      case .close: .close
      }
    }
    self.rule = rule
  }
}

/// A point in device pixels, rounded on entry to 1/256 px.
package struct RenderPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = RenderRect.rounded(x)
    self.y = RenderRect.rounded(y)
  }
}
