import UIKit

/// One move of one program, with the finger that makes it: what `glissade render` films.
public struct MoveScene: Sendable {
  /// The name that commands use, in lower case with hyphens.
  public let name: String
  /// Which of the articles' five systems of transitions it shows, from 1; nil for other scenes.
  public let system: Int?
  /// One line on what is seen.
  public let summary: String
  /// What the finger does; the film lasts as long.
  public let script: FingerScript
  /// Makes the program's delegate, fresh for each run.
  public let makeDelegate: @MainActor @Sendable () -> any UIApplicationDelegate

  public init(
    name: String, system: Int? = nil, summary: String, script: FingerScript,
    makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) {
    self.name = name
    self.system = system
    self.summary = summary
    self.script = script
    self.makeDelegate = makeDelegate
  }
}
