import Testing
import UIKit

@MainActor
@Suite("UIWindow")
struct UIWindowTests {
  @Test("The root controller's view fills the window when it is shown, below everything else")
  func rootView() async {
    await withHostDevice { device in
      let window = UIWindow(frame: device.screenBounds)
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(!controller.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(controller.view.superview === window)
      #expect(controller.view.frame == window.bounds)
      #expect(controller.view.next === controller)
      #expect(controller.next === window)
      let other = UIViewController()
      window.rootViewController = other
      #expect(window.subviews == [other.view])
    }
  }

  @Test("The delegate's window is there as a plain and as an optional requirement")
  func delegateWindow() async {
    await withHostDevice { device in
      let delegate = WindowOwner()
      device.launch(delegate)
      #expect(UIApplication.shared.delegate?.window??.isKeyWindow == true)
      #expect(device.keyWindow === delegate.window)
    }
  }

  @Test("Points go from window to window through the screen")
  func conversion() async {
    await withHostDevice { device in
      let one = device.makeWindow()
      let other = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      #expect(other.convert(CGPoint.zero, to: one) == CGPoint(x: 10, y: 20))
      #expect(other.convert(CGPoint(x: 10, y: 20), from: one) == .zero)
    }
  }
}

private final class WindowOwner: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }
}
