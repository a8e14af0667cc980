import CoreGraphics
import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// What is drawn, in points; the renderer sets it.
  open internal(set) var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.bounds = bounds
    return copy
  }
}

/// What a renderer's drawing code is given.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  let bounds: CGRect

  init(cgContext: CGContext, bounds: CGRect) {
    self.cgContext = cgContext
    self.bounds = bounds
    super.init()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a line of 1 pt inside the edges of a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base of renderers: knows what part of the plane is drawn.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect

  public init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  open var format: UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
}
