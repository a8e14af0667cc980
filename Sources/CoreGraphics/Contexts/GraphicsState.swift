/// What `saveGState` saves besides the clip, which Cairo keeps.
struct GraphicsState {
  /// From user space to Cairo's device space: pixels, y down.
  var userToPixels: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace = CGColorSpace.genericGray
  var strokeColorSpace = CGColorSpace.genericGray
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  /// Multiplies everything drawn, 0...1.
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  /// In units of the space that the context began with.
  var patternPhase = CGSize.zero
  var clipMask: ClipMask?
  var textDrawingMode = CGTextDrawingMode.fill
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  /// Maximum distance of straight pieces from curves, in pixels.
  var flatness: CGFloat = 0.1

  /// What falls behind everything drawn.
  struct Shadow {
    /// In units of the context's base space, whatever the current transform.
    var offset: CGSize
    /// Twice the standard deviation of the Gauss curve, in the same units.
    var blur: CGFloat
    var color: CGColor
  }

  /// False when the transform flattens everything; then nothing is drawn.
  var canDraw: Bool { userToPixels.isUsable }
}
