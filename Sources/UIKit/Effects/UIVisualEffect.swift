import QuartzCore

/// A way in which a visual effect view shows what lies under it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// Effects never change, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What the backdrop does in an appearance.
  package func backdrop(in style: UIUserInterfaceStyle) -> BackdropEffect { BackdropEffect() }
}
