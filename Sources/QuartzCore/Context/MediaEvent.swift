/// Something that happened, for the trace.
package struct MediaEvent: Sendable {
  package enum Value: Equatable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
  }

  /// What kind of thing, in lower camel case: `touchBegan`, `viewWillAppear`, `animationStart`.
  package var kind: String
  /// In the order in which they are to be written.
  package var details: [(key: String, value: Value)]

  package init(_ kind: String, _ details: [(key: String, value: Value)] = []) {
    self.kind = kind
    self.details = details
  }
}
