import CoreGraphics

/// What a model of device looks like to its software: sizes in points, portrait unless said otherwise.
package struct DeviceMetrics: Equatable, Sendable {
  /// The name that commands and tests use, in lower case with hyphens.
  package var name: String
  /// The name people use.
  package var marketingName: String
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var portraitSafeArea: UIEdgeInsets
  package var landscapeSafeArea: UIEdgeInsets
  /// Height of the status bar in portrait; landscape phones show none.
  package var statusBarHeight: CGFloat
  package var idiom: UIUserInterfaceIdiom

  package init(
    name: String, marketingName: String, size: CGSize, scale: CGFloat, portraitSafeArea: UIEdgeInsets,
    landscapeSafeArea: UIEdgeInsets, statusBarHeight: CGFloat, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.marketingName = marketingName
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.statusBarHeight = statusBarHeight
    self.idiom = idiom
  }

  /// Size of the screen for an orientation of the interface.
  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Safe area of the whole screen for an orientation of the interface.
  package func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }
}

extension DeviceMetrics {
  /// A phone with a home button: a status bar of 20 pt in portrait and no other inset (fact 5.2).
  private static func withHomeButton(
    _ name: String, _ marketingName: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
  ) -> DeviceMetrics {
    DeviceMetrics(
      name: name, marketingName: marketingName, size: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
      statusBarHeight: 20)
  }

  /// A phone without a home button: in portrait the top inset of its class and 34 pt below (fact 5.2); in
  /// landscape that top inset at both sides and 21 pt below (fact 5.2.1).
  private static func withoutHomeButton(
    _ name: String, _ marketingName: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    top: CGFloat
  ) -> DeviceMetrics {
    DeviceMetrics(
      name: name, marketingName: marketingName, size: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top), statusBarHeight: top)
  }

  package static let iPhoneSE = withHomeButton("iphone-se", "iPhone SE", 375, 667, scale: 2)
  package static let iPhone8Plus = withHomeButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3)
  package static let iPhoneX = withoutHomeButton("iphone-x", "iPhone X", 375, 812, scale: 3, top: 44)
  package static let iPhone11 = withoutHomeButton("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 44)
  package static let iPhone11ProMax = withoutHomeButton(
    "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44)
  package static let iPhone13Mini = withoutHomeButton(
    "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, top: 50)
  package static let iPhone14 = withoutHomeButton("iphone-14", "iPhone 14", 390, 844, scale: 3, top: 47)
  package static let iPhone14Plus = withoutHomeButton(
    "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, top: 47)
  package static let iPhone15 = withoutHomeButton("iphone-15", "iPhone 15", 393, 852, scale: 3, top: 59)
  package static let iPhone15ProMax = withoutHomeButton(
    "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59)
  package static let iPhone16Pro = withoutHomeButton(
    "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62)

  /// Every model known, by size of class.
  package static let all: [DeviceMetrics] = [
    iPhoneSE, iPhone8Plus, iPhoneX, iPhone11, iPhone11ProMax, iPhone13Mini, iPhone14, iPhone14Plus, iPhone15,
    iPhone15ProMax, iPhone16Pro,
  ]
}
