extension Finding {
  /// - Parameter remains: What counts in the place of the number.
  static func unusableTiming(of object: AnyObject, remains: String) -> Finding {
    Finding(
      grade: .fault, rule: "timing-not-finite",
      message: "A begin time, speed, offset, duration or repeat is infinite or not a number; \(remains).",
      subjects: [String(describing: type(of: object))],
      remedy: "Check divisions by a duration, distance or speed of zero.")
  }
}
