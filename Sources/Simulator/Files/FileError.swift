import Foundation

/// A file operation the system refused.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package let operation: String
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// One line, such as "cannot write 'out/film.gif': No space left on device".
  package var description: String {
    "cannot \(operation) '\(path)': \(String(cString: strerror(code)))"
  }
}
