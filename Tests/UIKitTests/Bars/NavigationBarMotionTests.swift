import Simulator
import Testing
import UIKit

/// What a navigation bar shows while its items change.
@MainActor
@Suite struct NavigationBarMotionTests {
  /// The back button's label reaches this far beyond its text, in points.
  private static let labelMargin: CGFloat = 8

  @Test("a title and the back button's title that it becomes lie on each other all the way")
  func travelsAsOne() async throws {
    let device = await Device()
    defer { device.end() }
    let root = UIViewController()
    root.title = "Colours"
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
    let above = UIViewController()
    above.title = "Amber"
    navigation.pushViewController(above, animated: true)
    try await check(device, lowerContentIsFirst: true)
    navigation.popViewController(animated: true)
    try await check(device, lowerContentIsFirst: false)
    #expect(device.findings.isEmpty)
  }

  /// Follows a push's or a pop's frames, while both contents show.
  private func check(_ device: Device, lowerContentIsFirst: Bool) async throws {
    var middles: [CGFloat] = []
    for _ in 0..<60 {
      await device.advanceFrames(1)
      let frame = try #require(device.trace.frames.last)
      let contents = frame.layers(named: "NavigationBarContent")
      guard contents.count == 2 else { continue }
      let lower = lowerContentIsFirst ? contents[0] : contents[1]
      let title = try #require(frame.layers.first { $0.parent == lower.id && $0.name == "UILabel" })
      let button = try #require(frame.layers(named: "BackButton").first)
      let backTitle = try #require(frame.layers.first { $0.parent == button.id && $0.name == "UILabel" })
      #expect(abs(title.frame.midX - (backTitle.frame.midX - Self.labelMargin / 2)) < 1e-6)
      middles.append(title.frame.midX)
    }
    #expect(middles.count > 10)
    let first = try #require(middles.first)
    let last = try #require(middles.last)
    #expect(abs(last - first) > 100)
  }
}
