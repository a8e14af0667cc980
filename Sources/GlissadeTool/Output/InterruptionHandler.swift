import Dispatch
import Foundation

/// Cleans up when the process is told to stop, then lets the signal end it as it would have.
package final class InterruptionHandler {
  private let sources: [any DispatchSourceSignal]

  /// Watches for Control-C, a closed terminal and a polite kill.
  ///
  /// - Parameter cleanUp: Runs on another thread, while the main thread may be in the middle of its work.
  package init(_ cleanUp: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "glissade.interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        cleanUp()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals back.
  package func stop() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
