import Testing
import UIKit

@MainActor
@Suite("UIView layout")
struct UIViewLayoutTests {
  @Test("Layout waits for layoutIfNeeded, runs once, and parents come before children", .withoutDevice)
  func order() {
    let root = LayoutRecorder()
    let inner = LayoutRecorder()
    root.addSubview(inner)
    root.layoutIfNeeded()
    let log = LayoutRecorder.log
    log.calls = []
    root.setNeedsLayout()
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(log.calls.isEmpty)
    root.layoutIfNeeded()
    #expect(log.calls.count == 2)
    #expect(log.calls.first === root)
    root.layoutIfNeeded()
    #expect(log.calls.count == 2)
  }

  @Test("A new size needs layout, a new place does not", .withoutDevice)
  func invalidation() {
    let view = LayoutRecorder()
    view.layoutIfNeeded()
    LayoutRecorder.log.calls = []
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(LayoutRecorder.log.calls.isEmpty)
    view.bounds.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(LayoutRecorder.log.calls.count == 1)
  }

  @Test("The device lays out what is in its windows")
  func commit() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let view = LayoutRecorder()
      window.addSubview(view)
      LayoutRecorder.log.calls = []
      device.layoutAndCommit()
      #expect(LayoutRecorder.log.calls.count == 1)
    }
  }

  @Test("updateConstraints comes once for a new view and again when asked for", .withoutDevice)
  func constraints() {
    let view = ConstraintRecorder()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(view.updates == 2)
  }
}

private final class LayoutRecorder: UIView {
  final class Log {
    var calls: [UIView] = []
  }

  static let log = Log()

  override func layoutSubviews() {
    super.layoutSubviews()
    LayoutRecorder.log.calls.append(self)
  }
}

private final class ConstraintRecorder: UIView {
  var updates = 0

  override func updateConstraints() {
    super.updateConstraints()
    updates += 1
  }
}
