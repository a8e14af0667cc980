import Foundation

/// The few file operations that outputs need; each one works or says what the system answered.
package enum Files {
  package enum Kind: Sendable {
    case file, folder
  }

  /// What lies at a path; nil when there is nothing.
  package static func kind(of path: String) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  /// Makes one folder; its parent must be there.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) == 0 else { throw FileError("make the folder", path) }
  }

  /// Moves a file or folder within one file system, over an existing file.
  package static func move(_ source: String, to destination: String) throws(FileError) {
    guard rename(source, destination) == 0 else { throw FileError("write", destination) }
  }

  /// Removes a folder if it is empty.
  package static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Removes a file or a folder with everything in it; one that is not there is removed already.
  package static func removeTree(_ path: String) {
    // A thread that still writes may add a file while the folder is emptied; then it is emptied again.
    for _ in 0..<10 {
      guard kind(of: path) != nil else { return }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Writes a whole file.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    let file = try FileOutput(path)
    try file.write(data)
    try file.close()
  }
}
