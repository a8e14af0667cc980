extension CALayer {
  /// The anchor point in the layer's own space.
  var anchor: CGPoint { storage.anchor }

  var modelFrame: CGRect {
    let values = storage.values
    guard !values.transform.isIdentity else {
      return CGRect(
        x: values.position.x - values.anchorPoint.x * values.bounds.width,
        y: values.position.y - values.anchorPoint.y * values.bounds.height,
        width: values.bounds.width, height: values.bounds.height)
    }
    return PlaneTransform(storage.linkMatrix).boundingBox(of: values.bounds)
  }

  /// Facts 3.12.1 and 3.12.3. With a transform that turns, a frame only says how large the bounding box is; the
  /// bounds are then what the inverse makes of that box.
  func changeFrame(to frame: CGRect) {
    // Legal, though it lies nowhere.
    if frame.isNullRectangle {
      changeBounds(to: CGRect(origin: storage.values.bounds.origin, size: .zero))
      change("position", unless: storage.values.position == frame.origin) {
        $0.values.position = frame.origin
      }
      return
    }
    guard frame.isFinite, let (bounds, position) = place(reaching: frame) else {
      return MediaContext.current.report(.valueNotFinite("frame", of: self))
    }
    changeBounds(to: bounds)
    changePosition(to: position)
  }

  /// - Returns: Nil where one of both would be infinite, which sums of large numbers may be.
  private func place(reaching frame: CGRect) -> (bounds: CGRect, position: CGPoint)? {
    let (bounds, position) = placeOfAnyNumbers(reaching: frame)
    return bounds.isFinite && position.isFinite ? (bounds, position) : nil
  }

  private func placeOfAnyNumbers(reaching frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let values = storage.values
    guard !values.transform.isIdentity else {
      let position = CGPoint(
        x: frame.origin.x + values.anchorPoint.x * frame.width,
        y: frame.origin.y + values.anchorPoint.y * frame.height)
      return (CGRect(origin: values.bounds.origin, size: frame.size), position)
    }
    var size = frame.size
    let plane = CATransform3DGetAffineTransform(values.transform)
    let linear = CGAffineTransform(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: 0, ty: 0)
    if linear.a * linear.d - linear.b * linear.c != 0 {
      size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
    }
    let tried = storage.copy()
    tried.values.bounds.size = size
    tried.values.position = .zero
    let reached = PlaneTransform(tried.linkMatrix).boundingBox(of: tried.values.bounds)
    return (tried.values.bounds, CGPoint(x: frame.minX - reached.minX, y: frame.minY - reached.minY))
  }
}

// Of the storage, not of its values: a method of the values would copy them all.
extension LayerStorage {
  /// The anchor point in the layer's own space.
  var anchor: CGPoint {
    CGPoint(
      x: values.bounds.origin.x + values.anchorPoint.x * values.bounds.width,
      y: values.bounds.origin.y + values.anchorPoint.y * values.bounds.height)
  }

  /// From the layer's own space to that of its superlayer, without the superlayer's `values.sublayerTransform`.
  package var linkMatrix: CATransform3D {
    guard values.isGeometryFlipped else { return uprightLinkMatrix }
    return flip.concatenating(uprightLinkMatrix)
  }

  /// Turns the bounds upside down.
  var flip: CATransform3D {
    var flip = CATransform3D.identity
    flip.m22 = -1
    flip.m42 = values.bounds.minY + values.bounds.maxY
    return flip
  }

  private var uprightLinkMatrix: CATransform3D {
    let anchor = anchor
    var matrix = values.transform
    if values.anchorPointZ == 0, matrix.isIdentity {
      matrix.m41 = values.position.x - anchor.x
      matrix.m42 = values.position.y - anchor.y
      matrix.m43 = values.zPosition
      return matrix
    }
    matrix = CATransform3DTranslate(matrix, -anchor.x, -anchor.y, -values.anchorPointZ)
    return matrix.concatenating(
      CATransform3DMakeTranslation(values.position.x, values.position.y, values.zPosition))
  }

  /// What `values.sublayerTransform` does in the layer's own space; nil for nothing.
  package var sublayerMatrix: CATransform3D? {
    guard !values.sublayerTransform.isIdentity else { return nil }
    let anchor = anchor
    return CATransform3DTranslate(values.sublayerTransform, -anchor.x, -anchor.y, 0)
      .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }
}
