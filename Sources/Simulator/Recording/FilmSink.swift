import CoreGraphics
import Foundation

/// Sends frames to ffmpeg through a pipe, at one pixel a point.
package final class FilmSink: FrameSink {
  private let process: ChildProcess
  private let outputs: FilmEncoder.Outputs
  private let work = BackgroundWork(isOrdered: true, capacity: 4)
  private let frames: ReducedFrames

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - encoder: Where ffmpeg is.
  ///   - size: Of the film.
  ///   - framesPerSecond: Frames that will be given for each second.
  ///   - outputs: The files to make.
  package init(
    _ encoder: FilmEncoder, size: FilmSize, framesPerSecond: Int, outputs: FilmEncoder.Outputs
  ) throws {
    self.outputs = outputs
    let frame = RawFrame(size: size, isEven: outputs.mp4 != nil)
    frames = ReducedFrames(frame, size: size)
    let arguments = encoder.arguments(
      size: size, frame: frame, framesPerSecond: framesPerSecond, outputs: outputs)
    process = try ChildProcess(path: encoder.path, arguments: arguments)
  }

  package func receive(_ picture: Picture) throws {
    let (process, frames) = (process, frames)
    // Why it stopped reading is known when it has ended.
    try work.add { frames.withBytes(of: picture) { _ = process.write($0) } }
  }

  package func finish() throws {
    try work.finish()
    let ending = process.finish()
    let isComplete = outputs.paths.allSatisfy { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.size] as? NSNumber)?.intValue ?? 0 > 0
    }
    guard ending.status == 0, isComplete else {
      let reason = ending.lastMessage.isEmpty ? "it gave no reason" : ending.lastMessage
      throw FilmError(description: "ffmpeg failed with status \(ending.status): \(reason)")
    }
  }

  /// Stops ffmpeg at once and waits for its end; what it wrote is of no use.
  package func cancel() {
    process.kill()
    work.cancel()
    _ = process.finish()
  }
}

/// Frames in the size of the film; used by one thread at a time. A still screen is reduced once.
private final class ReducedFrames: @unchecked Sendable {
  private let size: FilmSize
  private var frame: RawFrame
  private var last: (full: Picture, reduced: Picture)?

  init(_ frame: RawFrame, size: FilmSize) {
    self.frame = frame
    self.size = size
  }

  func withBytes(of full: Picture, _ body: (UnsafeRawBufferPointer) -> Void) {
    let reduced = last.flatMap { $0.full === full ? $0.reduced : nil } ?? full.reduced(to: size)
    last = (full, reduced)
    frame.withBytes(of: reduced, body)
  }
}
