/// Why a controller appears or disappears; known in its appearance callbacks (facts 2.1.4, 2.4.3).
package enum ControllerMovement {
  case none
  case movingToParent
  case movingFromParent
  case beingPresented
  case beingDismissed
}
