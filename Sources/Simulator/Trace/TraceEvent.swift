/// Something that happened on a device between two frames.
public struct TraceEvent: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
  }

  /// A named value of an event.
  public struct Detail: Equatable, Sendable {
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What happened, such as `viewWillAppear`.
  public let kind: String
  /// More about it, in a fixed order.
  public let details: [Detail]

  public init(kind: String, details: [Detail] = []) {
    self.kind = kind
    self.details = details
  }

  /// The value of a detail; nil when the event has none of that name.
  public subscript(name: String) -> Value? {
    details.first { $0.name == name }?.value
  }

  /// The text of a detail; nil when the event has none of that name, or it is no text.
  public func string(_ name: String) -> String? {
    guard case .string(let text)? = self[name] else { return nil }
    return text
  }
}
