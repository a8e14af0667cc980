import Foundation
import Simulator
import Synchronization

/// The outputs of one transition, written beside their place and moved there together when all are whole.
///
/// Until `commit()` nothing exists under the final names, and `discard()` leaves the disk as it was found.
package final class StagedOutput: Sendable {
  /// The folder that outputs are written into.
  package let stagingFolder: String
  /// The folder that they are moved to.
  package let finalFolder: String

  private struct State {
    /// Folders made for this output, outermost first.
    var madeFolders: [String] = []
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Makes the folders.
  ///
  /// - Parameters:
  ///   - folder: The folder given by the caller; made with its parents if missing.
  ///   - name: The folder inside it that holds the outputs.
  package init(folder: String, name: String) throws {
    let base = StagedOutput.withoutTrailingSlashes(folder)
    finalFolder = base == "/" ? "/\(name)" : "\(base)/\(name)"
    // The process number keeps two runs at the same time apart.
    stagingFolder = base == "/" ? "/.\(name).\(getpid())" : "\(base)/.\(name).\(getpid())"
    do {
      try makeFolders(base)
      if Files.kind(of: finalFolder) == .file {
        throw FileError("make the folder", finalFolder, code: EEXIST)
      }
      Files.removeTree(stagingFolder)
      try make(stagingFolder)
    } catch {
      discard()
      throw error
    }
  }

  /// The place to write an entry to.
  package func path(of entry: String) -> String {
    "\(stagingFolder)/\(entry)"
  }

  /// Moves the entries to their final names, over what an earlier run left there. Other files stay.
  package func commit(_ entries: [String]) throws {
    // Locked as a whole: an interruption finds all of it done, or nothing.
    try state.withLock { state in
      let isNew = Files.kind(of: finalFolder) == nil
      if isNew { try Files.makeFolder(finalFolder) }
      do {
        for entry in entries {
          let destination = "\(finalFolder)/\(entry)"
          // A folder cannot be moved over another one that has files in it.
          if Files.kind(of: destination) == .folder { Files.removeTree(destination) }
          try Files.move(path(of: entry), to: destination)
        }
      } catch {
        if isNew { Files.removeTree(finalFolder) }
        throw error
      }
      state.isFinished = true
      Files.removeTree(stagingFolder)
    }
  }

  /// Removes everything written and every folder made, unless `commit()` has put it in place. Any thread may
  /// call it, more than once.
  package func discard() {
    state.withLock { state in
      guard !state.isFinished else { return }
      state.isFinished = true
      Files.removeTree(stagingFolder)
      for folder in state.madeFolders.reversed() { Files.removeEmptyFolder(folder) }
    }
  }

  private func makeFolders(_ path: String) throws {
    switch Files.kind(of: path) {
    case .folder: return
    case .file: throw FileError("make the folder", path, code: ENOTDIR)
    case nil:
      let parent = (path as NSString).deletingLastPathComponent
      if !parent.isEmpty { try makeFolders(parent) }
      try make(path)
    }
  }

  private func make(_ folder: String) throws {
    try Files.makeFolder(folder)
    state.withLock { $0.madeFolders.append(folder) }
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    return trimmed.isEmpty ? "/" : trimmed
  }
}
