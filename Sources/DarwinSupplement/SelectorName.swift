/// Turns the Swift name of a method into the selector Apple's compiler gives it.
enum SelectorName {
  /// `X.tapped(_:event:)` becomes `tapped:event:`, `tapped(sender:)` becomes `tappedWithSender:`.
  ///
  /// - Parameter argumentCount: How many arguments the method takes, used where the name does not show them.
  static func appleSpelling(of name: String, argumentCount: Int?) -> String {
    let parts = name.split(separator: "(", maxSplits: 1)
    guard let path = parts.first else { return name }
    let baseName = String(path.split(separator: ".").last ?? path)
    guard parts.count == 2 else {
      let hasColons = baseName.hasSuffix(":")
      return baseName + String(repeating: ":", count: hasColons ? 0 : argumentCount ?? 0)
    }
    let labels = parts[1].prefix { $0 != ")" }.split(separator: ":").map(String.init)
    var spelling = baseName
    for (index, label) in labels.enumerated() {
      let shown = label == "_" ? "" : label
      spelling += index == 0 && !shown.isEmpty ? firstLabel(shown) : shown
      spelling += ":"
    }
    return spelling
  }

  private static func firstLabel(_ label: String) -> String {
    let capitalised = label.prefix(1).uppercased() + label.dropFirst()
    return label.hasPrefix("with") ? capitalised : "With" + capitalised
  }
}
