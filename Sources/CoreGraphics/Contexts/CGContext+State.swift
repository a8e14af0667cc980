import CCairo

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Takes back all changes to state and clip since the last save; nothing happens without one, nor for a save from
  /// outside the current transparency layer.
  public func restoreGState() {
    guard savedStates.count > layerDepths.last ?? 0, let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairo)
    transformChanged()
  }

  // MARK: Transform

  /// From user space to device space: pixels with the origin at the bottom left.
  public var ctm: CGAffineTransform {
    state.userToPixels.concatenating(CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// - Parameter angle: In radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what is drawn from now on, before the current transform does.
  public func concatenate(_ transform: CGAffineTransform) {
    state.userToPixels = transform.concatenating(state.userToPixels)
    transformChanged()
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Hands the transform to Cairo, which must never see one that flattens.
  func transformChanged() {
    guard state.canDraw else { return }
    var matrix = cairo_matrix_t(state.userToPixels)
    cairo_set_matrix(cairo, &matrix)
  }

  // MARK: Lines

  // Numbers that are infinite or none change nothing: Cairo would never draw again.

  /// - Parameter width: In user space.
  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite { state.lineWidth = min(max(width, 0), 1e6) }
  }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// - Parameter limit: The longest point of a join, in line widths; longer ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.miterLimit = max(limit, 1) }
  }

  /// - Parameters:
  ///   - phase: Where in the pattern a line begins, in user space.
  ///   - lengths: Painted and unpainted pieces in turn; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy(\.isFinite) else { return }
    state.dashPhase = phase
    state.dashLengths = lengths.map { max($0, 0) }
  }

  /// - Parameter flatness: How far drawn curves may stray, in pixels.
  public func setFlatness(_ flatness: CGFloat) {
    if flatness.isFinite { state.flatness = flatness }
  }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    if keepsColors { return }
    state.fillColor = color
    state.fillColorSpace = color.colorSpace ?? state.fillColorSpace
  }

  public func setStrokeColor(_ color: CGColor) {
    if keepsColors { return }
    state.strokeColor = color
    state.strokeColorSpace = color.colorSpace ?? state.strokeColorSpace
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// - Parameter components: The parts of the fill colour space, then alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillColorSpace, components: components).map { setFillColor($0) }
  }

  /// - Parameter components: The parts of the stroke colour space, then alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeColorSpace, components: components).map { setStrokeColor($0) }
  }

  /// Sets the space of later components; the colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    setFillColor(CGColor(space: space, values: space.black))
  }

  /// Sets the space of later components; the colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    setStrokeColor(CGColor(space: space, values: space.black))
  }

  // MARK: Everything drawn

  /// - Parameter alpha: Multiplies the alpha of everything drawn, 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    if !alpha.isNaN { state.alpha = min(max(alpha, 0), 1) }
  }
  /// The factor given to `setAlpha(_:)`, for bodies of `paint(_:)`.
  package var globalAlpha: CGFloat { state.alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }
  /// No difference here: every colour is clamped to sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// A shadow of one third black behind everything drawn from now on.
  ///
  /// - Parameters:
  ///   - offset: In base space: pixels upwards in a plain context, points downwards in UIKit's.
  ///   - blur: Twice the standard deviation of the blur, in the same units.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A shadow behind everything drawn from now on.
  ///
  /// - Parameters:
  ///   - offset: In base space: pixels upwards in a plain context, points downwards in UIKit's.
  ///   - blur: Twice the standard deviation of the blur, in the same units.
  ///   - color: Nil takes the shadow away.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
  }
}
