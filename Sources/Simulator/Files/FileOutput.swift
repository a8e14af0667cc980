import Foundation

/// A new file, written from its beginning to its end.
package final class FileOutput {
  private let path: String
  private var descriptor: Int32

  package init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
  }

  deinit {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
  }

  package func write(_ data: Data) throws(FileError) {
    guard FileOutput.write(data, to: descriptor) else { throw FileError("write", path) }
  }

  /// Closes the file; only then is it certain that the system took every byte.
  package func close() throws(FileError) {
    let result = Foundation.close(descriptor)
    descriptor = -1
    guard result == 0 else { throw FileError("write", path) }
  }

  /// Writes every byte to an open file; false, with `errno` set, when the system refuses.
  package static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { write($0, to: descriptor) }
  }

  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if count >= 0 {
        offset += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
