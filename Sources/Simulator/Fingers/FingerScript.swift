/// What fingers do to a screen, in order: a value that can be written as text.
///
/// ```swift
/// let script = try FingerScript(parsing: """
///   wait 0.3
///   tap "openButton"
///   wait 0.5
///   drag 0,400 to 60%,400 over 0.4 hold 0.1
///   """)
/// try await device.play(script)
/// ```
///
/// A line is one step; empty lines and what follows a `#` are skipped. Places are points of the screen (`196,700`),
/// parts of it (`50%,80%`), or a view's accessibility identifier in quotes. Times are in seconds.
///
/// | Line | Meaning |
/// |---|---|
/// | `wait 0.2` | nothing, for a while |
/// | `tap PLACE`, `tap PLACE for 0.3` | a touch of 0.1 s, or of a given time |
/// | `drag PLACE to PLACE over 0.4` | a touch that moves evenly; more `to … over …` follow, then `hold 0.2` |
/// | `touch down PLACE`, `touch move PLACE over 0.2`, `touch up`, `touch cancel` | the parts of a touch |
/// | `touch 2 down PLACE` | the same for a second finger |
public struct FingerScript: Equatable, Sendable {
  public var steps: [FingerStep]

  public init(_ steps: [FingerStep] = []) {
    self.steps = steps
  }

  /// Reads a script's text form.
  ///
  /// - Throws: `FingerScriptError` with the line that cannot be read.
  public init(parsing text: String) throws(FingerScriptError) {
    steps = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var parser = try FingerScriptParser(line, number: number)
      if let step = try parser.step() { steps.append(step) }
    }
  }

  /// How long the script takes, in seconds.
  public var duration: Double {
    steps.reduce(0) { $0 + $1.duration }
  }
}

/// A line of a finger script that cannot be read.
public struct FingerScriptError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  public let message: String

  public var description: String { "line \(line): \(message)" }
}
