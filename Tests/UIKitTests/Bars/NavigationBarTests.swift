import Simulator
import Testing
import UIKit

/// The navigation bar: place, title, way back, buttons.
@MainActor
@Suite struct NavigationBarTests {
  private func begin(_ profile: DeviceProfile = .iPhone15) async -> (Device, UINavigationController) {
    let device = await Device(profile)
    let root = UIViewController()
    root.title = "First"
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    await device.advanceFrames(2)
    return (device, navigation)
  }

  @Test("5.1 the bar is 44 pt high, below the status bar")
  func place() async {
    let (device, navigation) = await begin()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    device.end()
  }

  @Test("the title stands in the middle, in 17 pt semibold")
  func title() async throws {
    let (device, navigation) = await begin()
    let label = try #require(navigation.navigationBar.labels.first { $0.text == "First" })
    let frame = label.convert(label.bounds, to: navigation.navigationBar)
    #expect(abs(frame.midX - 196.5) < 0.01)
    #expect(abs(frame.midY - 22) < 0.51)
    #expect(label.font.pointSize == 17)
    device.end()
  }

  @Test("a tap on the back button pops")
  func backButton() async throws {
    let (device, navigation) = await begin()
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    await device.advanceFrames(2)
    try device.tap("BackButton")
    await device.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.navigationBar.labels.contains { $0.text == "First" })
    device.end()
  }

  @Test("a bar button sends its action to its target")
  func barButton() async throws {
    let (device, navigation) = await begin()
    let receiver = Receiver()
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: receiver, action: Selector("tapped(_:)", Receiver.tapped(_:)))
    await device.advanceFrames(1)
    try device.tap("Edit")
    await device.advance(by: 0.5)
    #expect(receiver.senders == ["Edit"])
    device.end()
  }

  @Test("hiding the bar gives its place to the content; 4.8 it takes 0.2 s")
  func hiding() async {
    let (device, navigation) = await begin()
    let view = navigation.topViewController?.view
    #expect(view?.safeAreaInsets.top == 103)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    navigation.setNavigationBarHidden(true, animated: true)
    await device.advance(by: 0.5)
    #expect(navigation.navigationBar.isHidden)
    #expect(view?.safeAreaInsets.top == 59)
    navigation.isNavigationBarHidden = false
    await device.advanceFrames(1)
    #expect(!navigation.navigationBar.isHidden)
    #expect(view?.safeAreaInsets.top == 103)
    device.end()
  }

  @Test("a controller whose edges do not extend under the bar begins below it")
  func edges() async {
    let (device, navigation) = await begin()
    let second = UIViewController()
    second.edgesForExtendedLayout = []
    navigation.pushViewController(second, animated: false)
    #expect(second.view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103))
    device.end()
  }
}

@MainActor
private final class Receiver: NSObject {
  var senders: [String] = []

  func tapped(_ sender: UIBarButtonItem) {
    senders.append(sender.title ?? "")
  }
}

extension UIView {
  /// Every label in the view.
  fileprivate var labels: [UILabel] {
    descendants.compactMap { $0 as? UILabel }
  }
}
