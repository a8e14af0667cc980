import Foundation

/// Where the tool writes: results to standard output, everything else to standard error.
package struct Console: Sendable {
  /// Whether someone watches standard error; only then is progress shown.
  package let isInteractive: Bool
  private let output: @Sendable (String) throws -> Void
  private let errors: @Sendable (String) -> Void

  package init(
    isInteractive: Bool, output: @escaping @Sendable (String) throws -> Void,
    errors: @escaping @Sendable (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.output = output
    self.errors = errors
  }

  /// The process's own streams.
  package static let standard = Console(
    isInteractive: isatty(STDERR_FILENO) == 1,
    output: { text in
      do {
        try write(text, to: STDOUT_FILENO)
      } catch let error as POSIXError where error.code == .EPIPE {
        // Whoever read the output has had enough of it: `glissade list | head -1`.
      } catch let error as POSIXError {
        let reason = String(cString: strerror(error.code.rawValue))
        throw ToolError.failure("cannot write to standard output: \(reason)")
      }
    },
    // There is nowhere left to report a standard error that is closed.
    errors: { text in try? write(text, to: STDERR_FILENO) })

  /// Writes text as it is to standard output.
  package func write(_ text: String) throws {
    try output(text)
  }

  /// Writes one line, `error: …`, to standard error.
  package func error(_ message: String) {
    errors("error: \(Console.oneLine(message))\n")
  }

  /// Writes one line, `note: …`, to standard error.
  package func note(_ message: String) {
    errors("note: \(Console.oneLine(message))\n")
  }

  /// Writes text as it is to standard error, if someone watches it.
  package func show(_ text: String) {
    if isInteractive { errors(text) }
  }

  private static func oneLine(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func write(_ text: String, to descriptor: Int32) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }
  }
}
