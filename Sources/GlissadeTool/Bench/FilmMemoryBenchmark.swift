import Benchmarks
import Foundation
import Simulator
import UIKit

/// Whether a film that is recorded for long takes ever more memory.
@MainActor
package struct FilmMemoryBenchmark {
  private let encoder: FilmEncoder
  private let frames: Int

  /// How much more a process may occupy at the end than at a tenth of the film, in megabytes: pages in which the
  /// allocator has some bytes in use and others free differ by that.
  package static let goal = Goal(must: 2)

  /// - Parameter frames: Of the film; memory is compared with what it is at a tenth of them.
  package init(encoder: FilmEncoder, frames: Int = 10_000) {
    self.encoder = encoder
    self.frames = frames
  }

  /// Films a small device on which a view moves for ever, with a filmstrip.
  package func run() async throws -> [BenchmarkFigure] {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-film.\(getpid()).mp4")
      .path
    defer { Files.removeTree(path) }
    let device = await Device(.iPhoneSE, scale: 0.25, recordsTrace: false)
    defer { device.end() }
    let sink = try FilmSink(
      encoder, size: device.filmSize, framesPerSecond: device.framesPerSecond, outputs: .init(mp4: path))
    let recorder = FrameRecorder(compositor: device.compositor, sinks: [sink], keepsFrames: true)
    device.frameObserver = { recorder.receive($0) }
    device.show(Self.restlessController())
    await device.advanceFrames(frames / 10)
    let early = ProcessMemory.settled
    await device.advanceFrames(frames - frames / 10)
    let late = ProcessMemory.settled
    try recorder.finish()
    return [
      BenchmarkFigure(
        "film-growth", "more memory at frame \(frames) of a film than at frame \(frames / 10)",
        Double(late - early) / 1_000_000, .megabytes, goal: Self.goal)
    ]
  }

  private static func restlessController() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for number in 0..<20 {
      let square = UIView(frame: CGRect(x: 10 * number, y: 20 * number, width: 60, height: 60))
      square.backgroundColor = .red
      let move = CABasicAnimation(keyPath: "position.x")
      move.byValue = 200
      move.duration = 1 + Double(number) / 10
      move.autoreverses = true
      move.repeatCount = .infinity
      square.layer.add(move, forKey: "move")
      controller.view.addSubview(square)
    }
    return controller
  }
}
