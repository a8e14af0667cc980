import QuartzCore

/// Recognises a pan that begins at an edge of the screen and leads away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  /// The edges at which the present touch began.
  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if phase == .possible && pendingStates.isEmpty {
      touchedEdges = edges(near: self.touches.first?.screenLocation ?? .zero)
      if touchedEdges.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  override func canBegin(with movement: CGPoint) -> Bool {
    let isHorizontal = abs(movement.x) > abs(movement.y)
    if touchedEdges.contains(.left) && isHorizontal && movement.x > 0 { return true }
    if touchedEdges.contains(.right) && isHorizontal && movement.x < 0 { return true }
    if touchedEdges.contains(.top) && !isHorizontal && movement.y > 0 { return true }
    return touchedEdges.contains(.bottom) && !isHorizontal && movement.y < 0
  }

  private func edges(near point: CGPoint) -> UIRectEdge {
    let screen = HostDevice.current?.screenBounds ?? .zero
    let zone = GestureFigures.edgeZone
    var near: UIRectEdge = []
    if point.x < screen.minX + zone { near.insert(.left) }
    if point.x > screen.maxX - zone { near.insert(.right) }
    if point.y < screen.minY + zone { near.insert(.top) }
    if point.y > screen.maxY - zone { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
