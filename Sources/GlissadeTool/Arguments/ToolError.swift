/// Why the tool stops: one line for the person who called it, and an exit status.
package enum ToolError: Error, Equatable {
  /// The command line cannot be understood; status 2.
  case usage(String)
  /// The work could not be done; status 1.
  case failure(String)

  package var message: String {
    switch self {
    case .usage(let message), .failure(let message): message
    }
  }

  package var exitStatus: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    }
  }
}
