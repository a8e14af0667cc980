import Foundation
import QuartzCore
import Synchronization

/// What an interface adapts to. A value 0, or `unspecified`, says nothing about that trait.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package struct Traits: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    package init() {}
  }

  package let traits: Traits

  public override init() {
    traits = Traits()
    super.init()
  }

  package init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Merges collections; where two specify the same trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Traits()
    for traits in traitCollections.map(\.traits) {
      if traits.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = traits.userInterfaceIdiom }
      if traits.displayScale != 0 { merged.displayScale = traits.displayScale }
      if traits.horizontalSizeClass != .unspecified {
        merged.horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified { merged.verticalSizeClass = traits.verticalSizeClass }
      if traits.layoutDirection != .unspecified { merged.layoutDirection = traits.layoutDirection }
      if traits.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = traits.userInterfaceStyle }
    }
    self.init(merged)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var traits = Traits()
    traits.userInterfaceIdiom = idiom
    self.init(traits)
  }

  public convenience init(displayScale scale: CGFloat) {
    var traits = Traits()
    traits.displayScale = scale
    self.init(traits)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var traits = Traits()
    traits.horizontalSizeClass = horizontalSizeClass
    self.init(traits)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var traits = Traits()
    traits.verticalSizeClass = verticalSizeClass
    self.init(traits)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var traits = Traits()
    traits.layoutDirection = layoutDirection
    self.init(traits)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var traits = Traits()
    traits.userInterfaceStyle = userInterfaceStyle
    self.init(traits)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  /// Pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { traits.displayScale }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }

  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }

  /// Whether this collection has every trait that the other one specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).traits == traits
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  private static let currentCollection = Mutex(UITraitCollection())

  /// The traits that dynamic colours resolve against where no view says otherwise; the device sets them.
  public class var current: UITraitCollection {
    get { currentCollection.withLock { $0 } }
    set { currentCollection.withLock { $0 = newValue } }
  }

  /// Runs a block with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }
}
