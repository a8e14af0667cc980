import QuartzCore
import Simulator

extension MoveScene {
  /// Plays the finger script on a device that shows the scene's program.
  ///
  /// - Parameter seconds: When to stop, of the device's clock; nil for the script's end.
  /// - Throws: `ToolError.failure` with the moment at which it cannot go on.
  @MainActor
  func play(on device: Device, until seconds: Double? = nil) async throws {
    do {
      try await device.play(script, until: seconds.map { MediaTime(seconds: $0) } ?? MediaTime(ticks: .max))
    } catch {
      throw ToolError.failure("the script of '\(name)' cannot go on at \(device.time) s: \(error)")
    }
  }
}
