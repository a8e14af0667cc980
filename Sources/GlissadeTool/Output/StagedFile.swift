import Foundation
import Simulator

/// Files that are never seen half-written.
enum StagedFile {
  /// Writes beside the place first, then moves.
  static func write(_ data: Data, to path: String) throws {
    let staged = "\(path).\(getpid())"
    do {
      try Files.write(data, to: staged)
      try Files.move(staged, to: path)
    } catch {
      Files.removeTree(staged)
      throw ToolError.failure(FileError("write", path, code: error.code).description)
    }
  }
}
