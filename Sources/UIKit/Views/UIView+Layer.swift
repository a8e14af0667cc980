import Foundation
import QuartzCore

extension UIView {
  static func makeLayer(_ layerClass: AnyClass) -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass must be CALayer or a subclass of it, not \(layerClass)")
    }
    return ObjectFactory.make(type)
  }

  func adoptLayer() {
    layer.delegate = self
    layer.contentsScale = HostDevice.current?.metrics.scale ?? 1
    // A new view is laid out and asked to draw once; one that draws nothing gets no bitmap.
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
  }

  /// Outside animation blocks views change at once (fact 3.8.3); inside, the block decides.
  func viewAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return UIView._animationScope?.action(for: layer, key: event) ?? NSNull()
  }

  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    if _needsUpdateConstraints { updateConstraints() }
    owningViewController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningViewController?.viewDidLayoutSubviews()
  }

  func updateConstraintsWhereNeeded() {
    for view in Array(descendants) where view._needsUpdateConstraints { view.updateConstraints() }
  }

  func adoptBackgroundColor(_ color: UIColor?) {
    _backgroundColor = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  func adoptMask(_ mask: UIView?) {
    mask?.removeFromSuperview()
    _mask = mask
    layer.mask = mask?.layer
  }
}
