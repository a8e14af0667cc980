/// What a layer is apart from its place in the tree; one for the model, one for what is presented.
package struct LayerValues {
  package var timing = MediaTiming()

  // Geometry, in points of the superlayer or of the layer itself.
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3D.identity
  package var sublayerTransform = CATransform3D.identity
  package var isDoubleSided = true
  package var isGeometryFlipped = false

  package var isHidden = false
  package var opacity: Float = 1
  package var allowsGroupOpacity = true
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = .all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package var contents: Any?
  /// What `contents` fades from while it is animated, and how far it has come, 0…1.
  package var contentsFade: ContentsFade?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var isOpaque = false
  package var allowsEdgeAntialiasing = true
  package var antialiasedEdges: CAEdgeAntialiasingMask = .all
  package var drawsAsynchronously = false
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1

  package init() {}
}

/// Contents on their way from one picture to another.
package struct ContentsFade {
  package var from: Any?
  package var to: Any?
  package var fraction: Double
}
