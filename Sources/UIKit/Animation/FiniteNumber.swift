import QuartzCore

/// Numbers that animations are described with.
@MainActor
enum FiniteNumber {
  /// The number itself, or a substitute and a finding where it is infinite or none at all.
  ///
  /// - Parameter subject: What it stands for, at the beginning of a sentence.
  static func checked<Number: BinaryFloatingPoint>(
    _ number: Number, else substitute: Number = 0, _ subject: String
  ) -> Number {
    if number.isFinite { return number }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "animation-number-not-finite",
        message: "\(subject) of an animation is \(number); \(substitute) is taken instead.", subjects: [],
        remedy: "Check what it is computed from; a division by zero is the usual cause."))
    return substitute
  }
}
