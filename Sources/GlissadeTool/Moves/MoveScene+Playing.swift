import Simulator

extension MoveScene {
  /// Plays the finger script on a device that shows the scene's program.
  ///
  /// - Throws: `ToolError.failure` with the moment at which it cannot go on.
  @MainActor
  func play(on device: Device) async throws {
    do {
      try await device.play(script)
    } catch {
      throw ToolError.failure("the script of '\(name)' cannot go on at \(device.time) s: \(error)")
    }
  }
}
