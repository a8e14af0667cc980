import Simulator
import UIKit

extension MoveScene {
  /// A scene whose script is written as text.
  init(
    _ name: String, system: Int, _ summary: String,
    app: @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    script: String
  ) {
    do {
      let script = try FingerScript(parsing: script)
      self.init(name: name, system: system, summary: summary, script: script, makeDelegate: app)
    } catch {
      preconditionFailure("the script of \(name), \(error)")
    }
  }
}
