import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The system's items are shown by their English titles.
  public init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    super.init()
    title = systemItem.word
    self.tag = tag
  }

  open var selectedImage: UIImage? {
    didSet { onChange?() }
  }

  /// A short text in a red oval.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { onChange?() } }
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed

    var word: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: String(describing: self).capitalized
      }
    }
  }
}
