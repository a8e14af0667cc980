extension UIView {
  static func layoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: HostDevice.current?.layoutDirection ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var effectiveTraitCollection: UITraitCollection {
    let base = HostDevice.current?.traitCollection ?? UITraitCollection.current
    let style = ancestors.lazy.map(\.overrideUserInterfaceStyle).first { $0 != .unspecified }
    guard let style else { return base }
    return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
  }

  func traitOverrideDidChange(from formerStyle: UIUserInterfaceStyle) {
    let device = HostDevice.current?.traitCollection ?? UITraitCollection.current
    let inherited = _superview?.traitCollection ?? device
    let override = UITraitCollection(userInterfaceStyle: formerStyle)
    let former = UITraitCollection(traitsFrom: [inherited, override])
    if former != traitCollection { propagateTraitChange(from: former) }
  }

  /// Tells the view, its controller and everything below of new traits, and looks up dynamic colours again.
  func propagateTraitChange(from former: UITraitCollection) {
    for view in Array(descendants) {
      view.adoptBackgroundColor(view.backgroundColor)
      view.owningViewController?.traitCollectionDidChange(former)
      view.traitCollectionDidChange(former)
      view.setNeedsDisplay()
      view.setNeedsLayout()
    }
  }
}
