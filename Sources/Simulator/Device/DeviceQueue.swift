import UIKit

/// Lets devices have UIKit's globals one after the other.
@MainActor
enum DeviceQueue {
  private static weak var occupant: Device?
  /// The task that made the occupant.
  private static var occupantTask: Int?
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Returns when no device is installed; whoever calls it must install one before suspending again.
  static func waitForTurn() async {
    while HostDevice.current != nil {
      if let occupant, occupantTask != nil, occupantTask == currentTask {
        // Waiting for it would be waiting for oneself.
        occupant.report(
          rule: "second-device",
          message: "A task made a second device before its first had ended. The first ends.",
          remedy: "Call end() on a device that is done.")
        occupant.end()
      } else if occupant == nil {
        // A host that no device stands for has nobody to wake us.
        await Task.yield()
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
    }
  }

  static func occupy(with device: Device) {
    occupant = device
    occupantTask = currentTask
  }

  static func leave() {
    occupant = nil
    occupantTask = nil
    let ready = waiting
    waiting = []
    for continuation in ready { continuation.resume() }
  }

  private static var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
