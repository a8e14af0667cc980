import Typesetting

extension Finding {
  /// Nil for a size that can be drawn.
  ///
  /// - Parameters:
  ///   - subject: The class that shows the text.
  ///   - consequence: A sentence.
  package static func unusableFontSize(
    _ size: CGFloat, subject: String, _ consequence: String
  ) -> Finding? {
    if TextRun.fontSizes.contains(size) { return nil }
    return unusableTextNumber("a font size of \(size). \(consequence)", subject)
  }

  /// Nil for room between characters or lines that they can be placed with.
  package static func unusableTextSpacing(_ spacing: CGFloat, _ name: String, subject: String) -> Finding? {
    guard spacing.isFinite else {
      return unusableTextNumber("a \(name) of \(spacing). It has no effect.", subject)
    }
    guard abs(spacing) > TextRun.widest else { return nil }
    return unusableTextNumber("a \(name) of \(spacing). It is limited to 10,000 points.", subject)
  }

  private static func unusableTextNumber(_ what: String, _ subject: String) -> Finding {
    Finding(
      grade: .fault, rule: "text-number-unusable", message: "A text has \(what)", subjects: [subject],
      remedy: "Font sizes go from 0.1 to 10,000 points, kerning and line spacing from −10,000 to 10,000.")
  }
}
