import Simulator
import Testing
import UIKit

/// The state that the moves of a menu leave.
@MainActor
@Suite struct MenuEndTests {
  @Test(
    "2.8: presented, main screen and menu lie in the container, under cover and strip",
    arguments: MenuStyle.allCases)
  func presented(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    #expect(app.app.presentationChain.count == 2)
    #expect(app.app.viewsInWindow == ["UITransitionView"])
    let menu = try #require(app.menu?.view)
    let main = try #require(app.app.root.view)
    let views = try #require(app.container?.subviews)
    #expect(Array(views.prefix(2)) == (style == .slide ? [main, menu] : [menu, main]))
    #expect(views.count == 4)
    #expect(menu.frame.isNear(app.geometry.menu(1)))
    #expect(menu.transform.isIdentity)
    #expect(main.frame.isNear(app.geometry.main(1)))
    #expect(app.app.leftovers == [])
    #expect(app.app.findings == MenuApp.findingsOfAPresentation)
  }

  @Test(
    "Dismissed, the main screen is back in the window, and chrome and container are freed",
    arguments: MenuStyle.allCases)
  func dismissed(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let before = app.device.picture
    await app.open()
    weak let presentationController = app.menu?.presentationController
    weak let container = app.container
    weak let strip = container?.subviews.last
    #expect(presentationController != nil && container != nil && strip != nil)
    await app.perform(.dismiss)
    #expect(app.app.presentationChain.count == 1)
    #expect(app.app.viewsInWindow == ["UIView"])
    #expect(app.app.root.view.frame == UIScreen.main.bounds)
    #expect(app.app.root.view.transform.isIdentity)
    #expect(presentationController == nil)
    #expect(container == nil)
    #expect(strip == nil)
    #expect(app.app.leftovers == [])
    #expect(app.device.picture.hasSamePixels(as: before))
    #expect(app.app.findings == MenuApp.findingsOfAPresentation)
  }

  @Test(
    "1.7.3: after a cancelled presentation the article puts the main screen back itself",
    arguments: MenuStyle.allCases)
  func cancelledPresentation(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let before = app.device.picture
    await app.pan(.present, to: 0.3)
    weak let menuView = app.menu?.view
    weak let container = app.container
    #expect(menuView != nil && container != nil)
    await app.drag(.present).release()
    await app.app.settle()
    #expect(app.app.viewsInWindow == ["UIView"])
    #expect(menuView?.superview == nil)
    #expect(container == nil)
    #expect(app.app.root.view.frame == UIScreen.main.bounds)
    #expect(app.device.picture.hasSamePixels(as: before))
    #expect(app.app.findings == [])
  }

  @Test(
    "2.8.3: after a cancelled dismissal it does not: the article's own fault; the next dismissal does",
    arguments: MenuStyle.allCases)
  func cancelledDismissal(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    let open = app.device.picture
    await app.pan(.dismiss, to: 0.3).release()
    await app.app.settle()
    #expect(app.app.presentationChain.count == 2)
    #expect(app.app.root.view.superview === app.container)
    #expect(app.device.picture.hasSamePixels(as: open))
    try await app.close()
    #expect(app.app.viewsInWindow == ["UIView"])
    #expect(app.app.findings == MenuApp.findingsOfAPresentation)
  }

  @Test("Opened and closed ten times, the menu leaves nothing behind", arguments: MenuStyle.allCases)
  func manyTimes(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let before = app.device.picture
    await app.open()
    let open = app.device.picture
    await app.perform(.dismiss)
    for _ in 0..<9 {
      await app.open()
      #expect(app.device.picture.hasSamePixels(as: open))
      try await app.close()
      #expect(app.device.picture.hasSamePixels(as: before))
    }
    #expect(app.app.leftovers == [])
    let layerCounts = app.device.trace.frames.map(\.layers.count)
    #expect(layerCounts.last == layerCounts.first)
  }

  @Test("A device that ends in the middle of a move takes everything with it", arguments: MenuStyle.allCases)
  func endInTheMiddle(style: MenuStyle) async throws {
    weak var main: UIViewController?
    weak var menu: UIViewController?
    weak var presentationController: UIPresentationController?
    do {
      let app = await MenuApp(style)
      await app.pan(.present, to: 0.4)
      main = app.app.root
      menu = app.menu
      presentationController = menu?.presentationController
      #expect(presentationController != nil)
      app.device.end()
    }
    #expect(main == nil)
    #expect(menu == nil)
    #expect(presentationController == nil)
  }
}
