/// One line on a terminal that is written over as work goes on; nothing where nobody watches.
package final class ProgressLine {
  private let console: Console
  private let isShown: Bool
  private var width = 0

  package init(on console: Console, isQuiet: Bool) {
    self.console = console
    self.isShown = console.isInteractive && !isQuiet
  }

  /// Replaces the line.
  package func show(_ text: String) {
    guard isShown else { return }
    let padding = String(repeating: " ", count: max(0, width - text.count))
    console.show("\r\(text)\(padding)")
    width = text.count
  }

  /// Clears the line, so that the next text begins at the margin.
  package func clear() {
    guard isShown, width > 0 else { return }
    console.show("\r\(String(repeating: " ", count: width))\r")
    width = 0
  }
}
