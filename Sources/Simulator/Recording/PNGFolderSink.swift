import CoreGraphics
import Foundation

/// Writes each frame as `0000.png`, `0001.png`, … into a folder, encoding on other threads.
package final class PNGFolderSink: FrameSink {
  private let folder: String
  private let work: BackgroundWork
  /// The last picture and the frames that show it; a still screen is encoded once.
  private var pending: (picture: Picture, frames: [Int])?
  private var count = 0

  /// Makes the folder.
  package init(folder: String) throws {
    self.folder = folder
    work = BackgroundWork(isOrdered: false, capacity: 8)
    try Files.makeFolder(folder)
  }

  package func receive(_ picture: Picture) throws {
    if pending?.picture === picture {
      pending?.frames.append(count)
    } else {
      try writePending()
      pending = (picture, [count])
    }
    count += 1
  }

  package func finish() throws {
    try writePending()
    try work.finish()
  }

  package func cancel() {
    pending = nil
    work.cancel()
  }

  private func writePending() throws {
    guard let (picture, frames) = pending else { return }
    pending = nil
    let folder = folder
    try work.add {
      let data = PNG.encode(picture)
      for frame in frames {
        let digits = String(frame)
        let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        try Files.write(data, to: "\(folder)/\(name).png")
      }
    }
  }
}
