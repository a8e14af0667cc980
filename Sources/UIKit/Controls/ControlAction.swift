import DarwinSupplement
import Foundation

/// One thing that a control does for some of its events.
@MainActor
struct ControlAction {
  enum Call {
    case message(Message)
    case block(UIAction)
  }

  struct Message {
    weak var target: AnyObject?
    /// Whether the target is to be found in the responder chain.
    let isForResponderChain: Bool
    let action: Selector
  }

  let call: Call
  var events: UIControl.Event

  var target: AnyObject? {
    if case .message(let message) = call { message.target } else { nil }
  }

  /// Whether the target is gone.
  var isOrphaned: Bool {
    guard case .message(let message) = call else { return false }
    return message.target == nil && !message.isForResponderChain
  }

  func matches(target: AnyObject?, action: Selector) -> Bool {
    guard case .message(let message) = call else { return false }
    return message.target === target && message.isForResponderChain == (target == nil)
      && message.action == action
  }

  func matches(_ action: UIAction) -> Bool {
    if case .block(let own) = call { own.identifier == action.identifier } else { false }
  }

  /// Whether a removal that leaves target or method open (nil) means this one.
  func isCovered(byTarget target: AnyObject?, action: Selector?) -> Bool {
    guard case .message(let message) = call else { return false }
    return (target == nil || message.target === target) && (action == nil || message.action == action)
  }

  func name(forTarget target: AnyObject?) -> String? {
    guard case .message(let message) = call, message.target === target else { return nil }
    return message.action.description
  }
}
