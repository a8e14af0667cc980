/// Where a controller stands between its appearance callbacks.
package enum AppearanceState {
  case disappeared
  /// `viewWillAppear` was sent, `viewDidAppear` was not.
  case appearing
  case appeared
  /// `viewWillDisappear` was sent, `viewDidDisappear` was not.
  case disappearing

  package var isVisible: Bool { self == .appearing || self == .appeared }
}
