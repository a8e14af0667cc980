import QuartzCore
import Simulator
import Testing
import UIKit

/// A menu's program on a device.
@MainActor
final class MenuApp {
  /// How long each move lasts, in seconds.
  static let duration = 0.5
  /// Above this fraction, a released finger finishes the move.
  static let threshold = 0.5
  /// What each finished presentation is expected to cause: the article takes the main screen into the container.
  static let findingsOfAPresentation = ["fault presenter-view-moved"]

  let app: ArticleApp
  let geometry: MenuGeometry

  init(_ style: MenuStyle, on profile: DeviceProfile = .iPhoneSE, framesPerSecond: Int = 60) async {
    app = await ArticleApp(style.makeDelegate, on: profile, framesPerSecond: framesPerSecond)
    geometry = MenuGeometry(size: UIScreen.main.bounds.size, style: style)
  }

  var device: Device { app.device }
  var style: MenuStyle { geometry.style }

  /// The controller of the menu, while it is shown.
  var menu: UIViewController? { app.root.presentedViewController }

  /// The container of the presentation, while there is one.
  var container: UIView? { menu?.presentationController?.containerView }

  /// From the left edge, or from the right one.
  func drag(_ move: MenuMove, finger: Int = 1) -> FingerDrag {
    let isPresenting = move == .present
    return FingerDrag(
      device: device,
      start: CGPoint(x: isPresenting ? 1 : geometry.size.width - 1, y: geometry.size.height / 2),
      direction: CGVector(dx: isPresenting ? 1 : -1, dy: 0), finger: finger)
  }

  /// Begins a move by finger and takes it to a fraction of the screen's width.
  @discardableResult
  func pan(_ move: MenuMove, to fraction: CGFloat) async -> FingerDrag {
    let drag = drag(move)
    await drag.begin()
    await drag.move(to: fraction * geometry.size.width)
    return drag
  }

  /// Brings the menu by finger.
  func open() async {
    await pan(.present, to: 0.9).release()
    await app.settle()
  }

  /// Taps beside the menu.
  func close() async throws {
    try device.tap("strip")
    await app.settle()
  }

  /// Performs a move by finger and lets go where it finishes.
  func perform(_ move: MenuMove) async {
    await pan(move, to: 0.9).release()
    await app.settle()
  }

  /// Puts the menu where a move begins, and gives the menu's controller for it.
  func prepare(_ move: MenuMove) async throws -> UIViewController {
    await open()
    let menu = try #require(menu)
    if move == .present { try await close() }
    return menu
  }

  /// Begins a move by code.
  func begin(_ move: MenuMove, of menu: UIViewController, animated: Bool = true) {
    if move == .present {
      app.root.present(menu, animated: animated)
    } else {
      menu.dismiss(animated: animated)
    }
  }

  /// Whether a frame shows the menu as far open as it must be.
  func check(_ frame: TraceFrame, opened: CGFloat, _ comment: Comment) throws {
    let children = frame.children(of: "UITransitionView")
    let (main, menu) = ("UIView", "UILayoutContainerView")
    let screens = style == .slide ? [main, menu] : [menu, main]
    try #require(children.map(\.name) == screens + ["UIView", "strip"], comment)
    let shownMain = children[style == .slide ? 0 : 1]
    let shownMenu = children[style == .slide ? 1 : 0]
    #expect(shownMain.frame.isNear(geometry.main(opened)), comment)
    #expect(shownMenu.frame.isNear(geometry.menu(opened)), comment)
    #expect(abs(CGFloat(shownMenu.opacity) - geometry.menuOpacity(opened)) <= 1e-6, comment)
    #expect(children[2].frame.isNear(geometry.cover(opened)), comment)
    #expect(children[3].frame.isNear(geometry.strip(opened)), comment)
    for chrome in children[2...] { #expect(abs(CGFloat(chrome.opacity) - opened) <= 1e-6, comment) }
  }

  /// The same for the frame that is shown now.
  func check(opened: CGFloat, _ comment: Comment) throws {
    try check(try #require(device.trace.frames.last), opened: opened, comment)
  }
}
