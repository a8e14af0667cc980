// Values that a layer keeps, and that show as others: said once of each property. What is not finite it does not keep.
extension CALayer {
  /// - Parameters:
  ///   - value: What key-value coding has set.
  ///   - key: Of a property of the layer's class.
  func reportOddity(of value: AnimatableValue, forKey key: String) {
    switch value {
    case .number(let number): reportOddNumber(CGFloat(number), forKey: key)
    case .rect(let rect): reportOddPart(rect, forKey: key)
    case .object(let steps as [Any]) where key == "lineDashPattern":
      reportOddDashes(steps.compactMap { AnimatableValue.number($0).map { CGFloat($0) } })
    case .object(let name as any RawRepresentable<String>): reportOddName(name.rawValue, forKey: key)
    case .object(let name as String): reportOddName(name, forKey: key)
    default: break
    }
  }

  func reportOddNumber(_ number: CGFloat, forKey key: String) {
    guard number <= 0, number < 0 || key == "contentsScale", number.isFinite else { return }
    guard let outcome = Self.outcomesBelowZero[key] else { return }
    reportOnce(
      Finding(
        grade: .fault, rule: "number-below-zero",
        message: "The \(key) of a layer was set to \(number). \(outcome)",
        subjects: [String(describing: type(of: self))],
        remedy: "Check what is subtracted to get it, and limit it to what it can be, as by max(0, …)."),
      about: key)
  }

  private static let outcomesBelowZero = [
    "cornerRadius": "It counts as 0.", "shadowRadius": "It counts as 0.",
    "borderWidth": "There is no border.", "lineWidth": "There is no line.",
    "instanceCount": "No sublayers are shown.", "contentsScale": "It counts as 1.",
  ]

  func reportOddName(_ name: String, forKey key: String) {
    guard let known = KnownNames.ofProperties[key], !known.contains(name) else { return }
    reportOnce(
      Finding(
        grade: .fault, rule: "name-not-known",
        message: "The \(key) of a layer was set to “\(name)”. It counts as “\(known[0])”.",
        subjects: [String(describing: type(of: self))],
        remedy: "Use one of the constants for it: \(known.joined(separator: ", "))."),
      about: key)
  }

  func reportOddDashes(_ pattern: [CGFloat]) {
    guard !pattern.isEmpty, pattern.isFinite else { return }
    guard pattern.contains(where: { $0 < 0 }) || !pattern.contains(where: { $0 > 0 }) else { return }
    reportOnce(
      Finding(
        grade: .fault, rule: "dash-pattern-unusable",
        message:
          "A lineDashPattern has a length below zero, or only such as are zero. The line is not dashed.",
        subjects: [String(describing: type(of: self))],
        remedy: "Give lengths of dashes and gaps in turn, none below zero, one above; nil for no dashes."))
  }

  /// - Parameter part: What `contentsRect` or `contentsCenter` was set to.
  func reportOddPart(_ part: CGRect, forKey key: String) {
    guard part.isFinite else { return }
    let outcome: String
    switch key {
    case "contentsRect" where part.isEmpty: outcome = "is empty. None of the contents are shown."
    case "contentsRect": outcome = "reaches out of them. Their outermost pixels are repeated there."
    case "contentsCenter": outcome = "reaches out of them. What lies outside does not count."
    default: return
    }
    let slack: CGFloat = 1e-6
    let whole = CGRect(x: -slack, y: -slack, width: 1 + 2 * slack, height: 1 + 2 * slack)
    guard !whole.contains(part) || part.isEmpty && key == "contentsRect" else { return }
    reportOnce(
      Finding(
        grade: .advice, rule: "contents-part-outside", message: "The \(key) of a layer \(outcome)",
        subjects: [String(describing: type(of: self))],
        remedy: "It is a part of the contents in each direction, from 0 to 1, not in points or pixels."),
      about: key)
  }
}
