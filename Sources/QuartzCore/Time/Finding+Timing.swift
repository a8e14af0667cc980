extension Finding {
  /// - Parameter remains: What counts in the place of the number.
  static func unusableTiming(of object: AnyObject, remains: String) -> Finding {
    Finding(
      grade: .fault, rule: "timing-not-finite",
      message: "A begin time, speed, offset, duration or repeat is infinite or not a number; \(remains).",
      subjects: [String(describing: type(of: object))],
      remedy: "Check divisions by a duration, distance or speed of zero.")
  }

  static func unusableTime(convertedBy layer: CALayer) -> Finding {
    Finding(
      grade: .fault, rule: "timing-not-finite",
      message:
        "A time to convert is infinite or not a number; the farthest time, or 0, is converted in its place.",
      subjects: [String(describing: type(of: layer))],
      remedy: "Check divisions by a duration, distance or speed of zero.")
  }

  static var unusableTransactionDuration: Finding {
    Finding(
      grade: .fault, rule: "timing-not-finite",
      message: "The duration of a transaction was set to less than 0 or not a number; the old value stays.",
      subjects: ["CATransaction"], remedy: "Check divisions by a distance or speed of zero.")
  }
}
