import DarwinSupplement
import Foundation

/// What answers to events: views, view controllers, windows and the application form a chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  deinit {
    _releaseAssociatedObjects(of: self)
  }

  /// The responder asked when this one does not answer.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of the device.
  open var isFirstResponder: Bool { HostDevice.current?.firstResponder === self }

  /// Makes this object the first responder when both it and the present one agree.
  ///
  /// - Returns: Whether it is the first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let device = HostDevice.current, canBecomeFirstResponder else { return false }
    if device.firstResponder === self { return true }
    if let present = device.firstResponder, !present.resignFirstResponder() { return false }
    device.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let device = HostDevice.current, device.firstResponder === self {
      device.firstResponder = nil
    }
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
