/// The two moves of the button circle.
enum CircleMove: String, CaseIterable {
  case push
  case pop

  /// The accessibility identifier of the button that starts it.
  var button: String { self == .push ? "openButton" : "closeButton" }
}
