/// Why no text can be set on this machine.
package enum FontLibraryError: Error, Equatable, CustomStringConvertible {
  /// Fonts are not where they are expected.
  ///
  /// - Parameters:
  ///   - packages: The Debian packages that bring them.
  ///   - folder: The folder that was searched.
  case missing(packages: [String], folder: String)
  /// The font libraries refused to work; never seen, but they can say so.
  case unusable(reason: String)

  /// One line for people.
  package var description: String {
    switch self {
    case .missing(let packages, let folder):
      "no fonts under \(folder): install the Debian package\(packages.count == 1 ? "" : "s") "
        + packages.joined(separator: " and ") + " (script/setup does it)"
    case .unusable(let reason):
      "the fonts cannot be used: \(reason)"
    }
  }
}
