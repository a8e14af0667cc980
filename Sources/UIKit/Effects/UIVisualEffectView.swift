import QuartzCore

/// Shows what lies under it through an effect, and its contents on top.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  /// Where the view's contents belong.
  open var contentView: UIView { content }

  /// Setting it inside an animation block animates the effect in or out.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func showEffect() {
    let style = traitCollection.userInterfaceStyle
    var shown = effect?.backdrop(in: style) ?? BackdropEffect()
    if effect == nil, let layer = backdrop.layer as? BackdropLayer, let tint = layer.tintColor {
      // Without an effect the tint fades where it is, rather than through another grey.
      shown.tintWhite = tint.components?.first ?? 1
    }
    backdrop.prepareTint(for: shown)
    backdrop.show(shown)
  }
}
