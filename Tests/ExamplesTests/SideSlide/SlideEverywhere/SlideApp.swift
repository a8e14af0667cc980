import SideSlide
import Simulator
import Testing
import UIKit

/// The program whose tabs, stacks and modal screens share one animator, on a device.
@MainActor
final class SlideApp {
  /// How long each move lasts, in seconds.
  static let duration = 0.3

  let app: ArticleApp
  let size: CGSize

  init(_ profile: DeviceProfile = .iPhoneSE, framesPerSecond: Int = 60) async {
    app = await ArticleApp(SlideEverywhereAppDelegate(), on: profile, framesPerSecond: framesPerSecond)
    size = UIScreen.main.bounds.size
  }

  var device: Device { app.device }

  var tabs: UITabBarController {
    guard let tabs = app.root as? UITabBarController else {
      preconditionFailure("the program shows no tab bar controller")
    }
    return tabs
  }

  /// The stack of the selected tab.
  var navigation: UINavigationController {
    guard let navigation = tabs.selectedViewController as? UINavigationController else {
      preconditionFailure("the selected tab shows no navigation controller")
    }
    return navigation
  }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] {
    var found = app.leftovers
    if tabs.wrapperView.subviews != [navigation.view] {
      found.append("\(tabs.wrapperView.subviews.count) views in the tabs' container")
    }
    if navigation.wrapperView.subviews != [navigation.topViewController?.view] {
      found.append("\(navigation.wrapperView.subviews.count) views in the stack's container")
    }
    let containers = app.viewsInWindow.count { $0 == "UITransitionView" }
    if containers != app.presentationChain.count - 1 {
      found.append("\(containers) containers in the window")
    }
    return found
  }

  func perform(_ move: SlideMove) async throws {
    device.tap(at: try point(of: move))
    await app.settle()
  }

  /// What a finger taps to start a move.
  func point(of move: SlideMove) throws -> CGPoint {
    try device.point(of: move.target)
  }

  /// Brings the program to where a move begins.
  func prepare(_ move: SlideMove) async throws {
    if let preparation = move.preparation { try await perform(preparation) }
  }

  /// Performs a move and keeps every frame.
  func record(_ move: SlideMove) async throws -> MoveRecording {
    try await app.record { try await self.perform(move) }
  }

  /// The layers in the container that a move happens in: that of the tabs lies above that of the stack.
  func moving(_ move: SlideMove, in frame: TraceFrame) -> [TraceLayer] {
    if move.isModal { return frame.children(of: "UITransitionView") }
    let containers = frame.layers(named: "UIViewControllerWrapperView")
    let isTab = move == .nextTab || move == .formerTab
    guard let container = isTab ? containers.first : containers.last else { return [] }
    return frame.layers.filter { $0.parent == container.id }
  }

  /// What shows where the program is: the tab, the depth of its stack, how many screens are presented.
  var place: [Int] {
    [tabs.selectedIndex, navigation.viewControllers.count, app.presentationChain.count - 1]
  }

  /// The place after a move from the start, preparation included.
  static func place(after move: SlideMove) -> [Int] {
    switch move {
    case .nextTab: [1, 1, 0]
    case .push: [0, 2, 0]
    case .present: [0, 1, 1]
    case .formerTab, .pop, .dismiss: [0, 1, 0]
    }
  }
}
