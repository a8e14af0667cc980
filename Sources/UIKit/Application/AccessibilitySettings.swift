/// What the user of a device has switched on.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reduceMotion = false
  package var reduceTransparency = false
  package var voiceOver = false

  package init() {}
}
