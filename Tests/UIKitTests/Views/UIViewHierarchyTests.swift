import Testing
import UIKit

@MainActor
@Suite("UIView hierarchy")
struct UIViewHierarchyTests {
  @Test("Subviews and their layers keep the same order, whatever the insertion", .withoutDevice)
  func insertion() {
    let root = UIView()
    let views = (0..<5).map { _ in UIView() }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], belowSubview: views[1])
    root.insertSubview(views[4], aboveSubview: views[2])
    #expect(root.subviews == [views[2], views[4], views[0], views[3], views[1]])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(root.subviews == [views[1], views[4], views[0], views[3], views[2]])
    root.sendSubviewToBack(views[0])
    root.bringSubviewToFront(views[1])
    #expect(root.subviews == [views[0], views[4], views[3], views[2], views[1]])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
  }

  @Test(
    "A subview goes below the next sibling's layer, and above layers without a view when it is last",
    .withoutDevice)
  func foreignLayers() {
    let root = UIView()
    let view = UIView()
    let foreign = CALayer()
    root.addSubview(view)
    root.layer.addSublayer(foreign)
    let last = UIView()
    root.addSubview(last)
    let first = UIView()
    root.insertSubview(first, at: 0)
    #expect(root.layer.sublayers == [first.layer, view.layer, foreign, last.layer])
  }

  @Test("Callbacks of a move come in order: window, superview, then both again, then the new superview")
  func callbackOrder() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let root = HierarchyRecorder(name: "root")
      let view = HierarchyRecorder(name: "view")
      window.addSubview(root)
      let log = HierarchyRecorder.log
      log.calls = []
      root.addSubview(view)
      #expect(
        log.calls == [
          "view willMove(toWindow: some)", "view willMove(toSuperview: some)", "view didMoveToWindow",
          "view didMoveToSuperview", "root didAddSubview",
        ])
      log.calls = []
      view.removeFromSuperview()
      #expect(
        log.calls == [
          "view willMove(toWindow: nil)", "view willMove(toSuperview: nil)", "root willRemoveSubview",
          "view didMoveToWindow", "view didMoveToSuperview",
        ])
    }
  }

  @Test("A view that changes its superview within a window leaves the old one and hears nothing of windows")
  func moveWithinWindow() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let one = UIView()
      let other = UIView()
      window.addSubview(one)
      window.addSubview(other)
      let view = HierarchyRecorder(name: "view")
      one.addSubview(view)
      HierarchyRecorder.log.calls = []
      other.addSubview(view)
      #expect(one.subviews.isEmpty)
      #expect(view.superview === other)
      #expect(
        HierarchyRecorder.log.calls == ["view willMove(toSuperview: some)", "view didMoveToSuperview"])
    }
  }

  @Test("A view is not added to itself or to a descendant; a fault says so", .withoutDevice)
  func cycle() {
    let context = MediaContext()
    MediaContext.$local.withValue(context) {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
      #expect(outer.superview == nil)
      #expect(context.findings.map(\.rule) == ["view-cycle"])
    }
  }

  @Test("isDescendant and viewWithTag look from the view itself down", .withoutDevice)
  func lookup() {
    let outer = UIView()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(inner)
    #expect(inner.isDescendant(of: outer))
    #expect(outer.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
  }

  @Test("A hierarchy of 10,000 levels is built, searched and freed without recursion", .withoutDevice)
  func deepHierarchy() {
    weak var deepest: UIView?
    do {
      let chain = makeChain(levels: 10_000)
      chain.innermost.tag = 1
      deepest = chain.innermost
      #expect(chain.outermost.viewWithTag(1) === chain.innermost)
    }
    #expect(deepest == nil)
  }

  @Test("Superviews are not kept alive by their subviews", .withoutDevice)
  func ownership() {
    let inner = UIView()
    weak var outer: UIView?
    do {
      let superview = UIView()
      superview.addSubview(inner)
      outer = superview
    }
    #expect(outer == nil)
    #expect(inner.superview == nil)
  }
}

/// Writes down what it is told about its place.
private final class HierarchyRecorder: UIView {
  final class Log {
    var calls: [String] = []
  }

  static let log = Log()
  private let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  private func note(_ call: String) {
    HierarchyRecorder.log.calls.append("\(name) \(call)")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "some"))")
  }

  override func didMoveToWindow() { note("didMoveToWindow") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "some"))")
  }

  override func didMoveToSuperview() { note("didMoveToSuperview") }

  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }

  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
}
