import SideSlide
import UIKit

/// The two menus of the article: one slides in, one scales.
enum MenuStyle: CaseIterable {
  case slide
  case scale

  @MainActor var makeDelegate: any UIApplicationDelegate {
    self == .slide ? SideSlideAppDelegate() : ScalingMenuAppDelegate()
  }
}

/// The two moves of a menu.
enum MenuMove: CaseIterable {
  case present
  case dismiss

  /// How far the menu is open at a part of the move's way.
  func opened(_ progress: Double) -> Double {
    self == .present ? progress : 1 - progress
  }
}
