import Testing
import UIKit

@MainActor
@Suite("UIView safe area")
struct UIViewSafeAreaTests {
  @Test("A window has the screen's safe area; a view outside windows has none")
  func window() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(UIView(frame: window.bounds).safeAreaInsets == .zero)
    }
  }

  @Test("A subview has the part of the unsafe margins that lies over it")
  func subviews() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let full = UIView(frame: window.bounds)
      window.addSubview(full)
      #expect(full.safeAreaInsets == window.safeAreaInsets)
      let lower = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 700))
      full.addSubview(lower)
      #expect(lower.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
      let bottom = UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 240))
      full.addSubview(bottom)
      #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 22, right: 0))
    }
  }

  @Test("Moving a view or its superview changes the insets and tells it once")
  func changes() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let outer = UIView(frame: window.bounds)
      let inner = SafeAreaRecorder(frame: window.bounds)
      outer.addSubview(inner)
      window.addSubview(outer)
      #expect(inner.changes == [UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)])
      outer.frame.origin.y = 100
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 134, right: 0))
      inner.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
      #expect(inner.safeAreaInsets == .zero)
      #expect(inner.changes.count == 3)
      outer.removeFromSuperview()
      #expect(inner.safeAreaInsets == .zero)
    }
  }

  @Test("Margins are 8 pt and the safe area, or what was set")
  func margins() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      view.semanticContentAttribute = .forceRightToLeft
      #expect(
        view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }
  }
}

private final class SafeAreaRecorder: UIView {
  var changes: [UIEdgeInsets] = []

  override func safeAreaInsetsDidChange() {
    changes.append(safeAreaInsets)
  }
}
