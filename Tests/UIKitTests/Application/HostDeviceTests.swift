import Testing
import UIKit

@MainActor
@Suite("Host device")
struct HostDeviceTests {
  @Test("UIKit's statics speak for the installed device")
  func statics() async {
    await withHostDevice(.iPhone14) { device in
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
      #expect(UIApplication.shared === device.application)
      #expect(UIDevice.current.orientation == .portrait)
      #expect(UIAccessibility.isReduceMotionEnabled == false)
      device.accessibility.reduceMotion = true
      #expect(UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test("Work for the next turn runs once, in order, and what it defers waits")
  func nextTurn() async {
    await withHostDevice { device in
      var order: [Int] = []
      device.nextTurn {
        order.append(1)
        device.nextTurn { order.append(3) }
      }
      device.nextTurn { order.append(2) }
      device.flushDeferredWork()
      #expect(order == [1, 2])
      device.flushDeferredWork()
      device.flushDeferredWork()
      #expect(order == [1, 2, 3])
    }
  }

  @Test("Timed work runs at its time, earlier times first, equal ones in order of asking")
  func timedWork() async {
    await withHostDevice { device in
      var order: [Int] = []
      device.after(0.2) { order.append(3) }
      device.after(0.1) { order.append(1) }
      device.after(0.1) { order.append(2) }
      device.advance(seconds: 0.09)
      #expect(order.isEmpty)
      device.advance(seconds: 0.01)
      #expect(order == [1, 2])
      device.advance(seconds: 1)
      #expect(order == [1, 2, 3])
    }
  }

  @Test("Windows lie in the order of their levels, then of being shown; the topmost is touched")
  func levels() async {
    await withHostDevice { device in
      let alert = device.makeWindow()
      alert.windowLevel = .alert
      let first = device.makeWindow()
      let second = device.makeWindow()
      #expect(device.windows == [first, second, alert])
      alert.isHidden = true
      #expect(device.windows == [first, second])
      #expect(second.isKeyWindow)
    }
  }

  @Test("Ending a device frees its windows and their views")
  func endFreesEverything() async {
    weak var window: UIWindow?
    weak var view: UIView?
    await withHostDevice { device in
      let shown = device.makeWindow()
      let subview = UIView(frame: shown.bounds)
      shown.addSubview(subview)
      device.layoutAndCommit()
      window = shown
      view = subview
    }
    #expect(window == nil)
    #expect(view == nil)
    #expect(HostDevice.current == nil)
  }

  @Test("Launching calls the delegate in order and keeps it until the end")
  func launch() async {
    weak var launched: LaunchRecorder?
    await withHostDevice { device in
      let delegate = LaunchRecorder()
      launched = delegate
      device.launch(delegate)
      #expect(delegate.calls == ["will", "did", "active"])
      #expect(UIApplication.shared.delegate === delegate)
    }
    #expect(launched == nil)
  }

  @Test("A turn of the device changes bounds, safe area and traits, and windows follow")
  func rotation() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      #expect(window.traitCollection.verticalSizeClass == .regular)
      device.setOrientation(.landscapeLeft)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      #expect(window.traitCollection.verticalSizeClass == .compact)
      #expect(UIDevice.current.orientation == .landscapeRight)
    }
  }
}

private final class LaunchRecorder: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("active")
  }
}
