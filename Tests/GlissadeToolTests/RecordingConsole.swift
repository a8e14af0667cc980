import GlissadeTool
import Synchronization

/// Keeps what the tool writes.
final class RecordingConsole: Sendable {
  private struct Texts {
    var output = ""
    var errors = ""
  }

  private let texts = Mutex(Texts())

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  func console(isInteractive: Bool = false) -> Console {
    Console(
      isInteractive: isInteractive, output: { text in self.texts.withLock { $0.output += text } },
      errors: { text in self.texts.withLock { $0.errors += text } })
  }
}
