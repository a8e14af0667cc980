/// A gradient whose colours a function computes.
public final class CGShading: Sendable {
  enum Shape: Sendable {
    case axial(start: CGPoint, end: CGPoint)
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let options: CGGradientDrawingOptions
  private let space: CGColorSpace
  private let function: CGFunction

  /// A shading along a line.
  ///
  /// - Parameters:
  ///   - function: From a number, 0 at the start and 1 at the end, to the parts of a colour and its alpha.
  ///   - extendStart: Whether the first colour goes on before the start.
  ///   - extendEnd: Whether the last colour goes on after the end.
  /// - Returns: Nil when the function does not fit the space.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
  }

  /// A shading from one circle to another.
  ///
  /// - Parameters:
  ///   - function: From a number, 0 at the start and 1 at the end, to the parts of a colour and its alpha.
  ///   - extendStart: Whether the first colour goes on before the start.
  ///   - extendEnd: Whether the last colour goes on after the end.
  /// - Returns: Nil when the function does not fit the space.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let shape = Shape.radial(
      startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius)
    self.init(shape, space, function, extendStart, extendEnd)
  }

  private init?(
    _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
  ) {
    guard space.model != .pattern, function.domainDimension == 1,
      function.rangeDimension == space.numberOfComponents + 1
    else { return nil }
    self.shape = shape
    self.space = space
    self.function = function
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// As many colours as 8 bits can tell apart, in equal steps.
  func makeGradient() -> CGGradient {
    CGGradient(
      stops: (0...256).map { step in
        let location = CGFloat(step) / 256
        return CGGradient.Stop(
          location: location, color: CGColor(space: space, values: function.evaluate([location])))
      })
  }
}
