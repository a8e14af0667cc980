/// An option of a command, as its help and its parser see it.
package struct CommandOption: Sendable {
  /// The long name with its dashes, such as `--device`.
  package let name: String
  /// The one-letter name with its dash, if there is one.
  package let shortName: String?
  /// What stands for the option's value in the help; nil for a switch.
  package let placeholder: String?
  package let summary: String

  package init(_ name: String, shortName: String? = nil, value placeholder: String? = nil, _ summary: String)
  {
    self.name = name
    self.shortName = shortName
    self.placeholder = placeholder
    self.summary = summary
  }

  /// Every spelling, the one-letter name first.
  package var spellings: [String] { [shortName, name].compactMap { $0 } }
}
