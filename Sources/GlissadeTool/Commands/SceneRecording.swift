import CoreGraphics
import Foundation
import Simulator

/// Plays a scene on a device and writes what was asked for.
@MainActor
struct SceneRecording {
  private let scene: MoveScene
  private let options: RenderOptions
  private let formats: Set<RenderFormat>
  private let encoder: FilmEncoder?

  init(_ scene: MoveScene, options: RenderOptions, formats: Set<RenderFormat>, encoder: FilmEncoder?) {
    self.scene = scene
    self.options = options
    self.formats = formats
    self.encoder = encoder
  }

  /// - Parameters:
  ///   - output: Where to write.
  ///   - progress: Called with the number of each frame, from 1, and of all.
  /// - Returns: How many frames there were, and what was found amiss on the way.
  func record(
    into output: StagedOutput, progress: @escaping (Int, Int) -> Void
  ) async throws -> (frameCount: Int, findings: [DeviceFinding]) {
    let device = await Device(
      options.profile, orientation: options.isLandscape ? .landscapeRight : .portrait,
      framesPerSecond: options.framesPerSecond, scale: options.scale.map { CGFloat($0) },
      compositorThreads: options.threads, recordsTrace: formats.contains(.trace))
    defer { device.end() }
    let recorder = FrameRecorder(
      compositor: device.compositor, sinks: try sinks(for: device, output: output),
      keepsFrames: formats.contains(.filmstrip), showsDamage: options.showsDamage)
    do {
      try await play(on: device, recorder: recorder, progress: progress)
      if formats.contains(.filmstrip) {
        let strip = PNG.encode(try recorder.filmstrip(scale: device.screenScale))
        try Files.write(strip, to: output.path(of: RenderFormat.filmstrip.entryName))
      }
      if formats.contains(.trace) {
        let text = Data(device.trace.text.utf8)
        try Files.write(text, to: output.path(of: RenderFormat.trace.entryName))
      }
      try recorder.finish()
    } catch {
      recorder.cancel()
      throw error
    }
    return (recorder.frameCount, device.findings)
  }

  private func play(
    on device: Device, recorder: FrameRecorder, progress: @escaping (Int, Int) -> Void
  ) async throws {
    let duration = min(scene.script.duration, options.until ?? .infinity)
    let total = Int(duration * Double(options.framesPerSecond)) + 1
    device.frameObserver = { frame in
      recorder.receive(frame)
      progress(frame.index + 1, max(total, frame.index + 1))
    }
    device.launch(scene.makeDelegate())
    try await scene.play(on: device, until: options.until)
  }

  private func sinks(for device: Device, output: StagedOutput) throws -> [any FrameSink] {
    var sinks: [any FrameSink] = []
    if formats.contains(.frames) {
      sinks.append(try PNGFolderSink(folder: output.path(of: RenderFormat.frames.entryName)))
    }
    let films = FilmEncoder.Outputs(
      gif: formats.contains(.gif) ? output.path(of: RenderFormat.gif.entryName) : nil,
      mp4: formats.contains(.mp4) ? output.path(of: RenderFormat.mp4.entryName) : nil)
    if let encoder, !films.paths.isEmpty {
      sinks.append(
        try FilmSink(
          encoder, size: device.filmSize, framesPerSecond: options.framesPerSecond, outputs: films))
    }
    return sinks
  }
}
