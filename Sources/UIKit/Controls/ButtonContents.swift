import Foundation

/// What a button shows in its states.
struct ButtonContents {
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
}

/// A value for each state that has one of its own.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value to show in a state: its own, else that of the state without the highlight, else the normal one.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[state.subtracting(.highlighted)] ?? values[.normal]
  }
}
