import CoreGraphics
import Foundation

/// Sends frames to ffmpeg through a pipe, at one pixel a point.
package final class FilmSink: FrameSink {
  private let process: ChildProcess
  private let outputs: FilmEncoder.Outputs
  private let size: FilmSize
  private let work = BackgroundWork(isOrdered: true, capacity: 4)
  /// The last frame at full size and at film size; a still screen is reduced once.
  private let reduced = ReducedPicture()

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
    self.size = size
    let arguments = encoder.arguments(size: size, framesPerSecond: framesPerSecond, outputs: outputs)
    process = try ChildProcess(path: encoder.path, arguments: arguments)
  }

  package func receive(_ picture: Picture) throws {
    let (size, process, reduced) = (size, process, reduced)
    try work.add {
      let film = reduced.picture(of: picture, size: size)
      let rowLength = film.width * 4
      let isPacked = film.bytesPerRow == rowLength
      let pieces = isPacked ? 1 : film.height
      for piece in 0..<pieces {
        let count = isPacked ? rowLength * film.height : rowLength
        let bytes = UnsafeRawBufferPointer(start: film.bytes + piece * film.bytesPerRow, count: count)
        // Why it stopped reading is known when it has ended.
        guard process.write(bytes) else { return }
      }
    }
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

/// Remembers the last picture and its reduction; used by one thread at a time.
private final class ReducedPicture: @unchecked Sendable {
  private var last: (full: Picture, reduced: Picture)?

  func picture(of full: Picture, size: FilmSize) -> Picture {
    if let last, last.full === full { return last.reduced }
    let reduced = full.reduced(to: size)
    last = (full, reduced)
    return reduced
  }
}
