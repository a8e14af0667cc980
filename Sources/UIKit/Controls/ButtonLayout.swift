import CoreGraphics

/// Where a button's image and title stand: side by side, the image first.
@MainActor
struct ButtonLayout {
  /// What a button without insets of its own leaves around a title, in points, and its least height.
  private static let verticalPadding: CGFloat = 6
  private static let minimumSize = CGSize(width: 30, height: 30)

  private let button: UIButton
  private let imageSize: CGSize
  private let titleSize: CGSize

  init(_ button: UIButton) {
    self.button = button
    imageSize = button.currentImage?.size ?? .zero
    titleSize = button.titleLabel?.intrinsicContentSize ?? .zero
  }

  var size: CGSize {
    let insets = button.contentEdgeInsets
    let content = CGSize(
      width: imageSize.width + titleSize.width, height: max(imageSize.height, titleSize.height))
    guard insets == .zero else {
      return CGSize(
        width: content.width + insets.left + insets.right,
        height: content.height + insets.top + insets.bottom)
    }
    let padding = titleSize.height > 0 ? 2 * Self.verticalPadding : 0
    let height = max(imageSize.height, titleSize.height + padding)
    guard titleSize.width > 0 else { return CGSize(width: content.width, height: height) }
    return CGSize(
      width: max(Self.minimumSize.width, content.width), height: max(Self.minimumSize.height, height))
  }

  func imageFrame(in bounds: CGRect) -> CGRect {
    let area = bounds.inset(by: button.contentEdgeInsets)
    let insets = button.imageEdgeInsets
    let size = CGSize(width: min(imageSize.width, area.width), height: min(imageSize.height, area.height))
    var frame = CGRect(origin: CGPoint(x: start(in: area), y: top(of: size.height, in: area)), size: size)
    if button.contentHorizontalAlignment == .fill {
      frame.size.width = area.width - shownTitleWidth(in: area)
    }
    if button.contentVerticalAlignment == .fill {
      frame = CGRect(x: frame.minX, y: area.minY, width: frame.width, height: area.height)
    }
    return frame.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  func titleFrame(in bounds: CGRect) -> CGRect {
    let area = bounds.inset(by: button.contentEdgeInsets)
    let insets = button.titleEdgeInsets
    let height = min(titleSize.height, area.height)
    let frame = CGRect(
      x: start(in: area) + imageSize.width, y: top(of: height, in: area), width: shownTitleWidth(in: area),
      height: height)
    return frame.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  private func shownTitleWidth(in area: CGRect) -> CGFloat {
    min(titleSize.width, max(0, area.width - imageSize.width))
  }

  private func start(in area: CGRect) -> CGFloat {
    let spare = area.width - min(area.width, imageSize.width) - shownTitleWidth(in: area)
    let mirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch button.contentHorizontalAlignment {
    case .left, .fill: return area.minX
    case .right: return area.minX + spare
    case .leading: return area.minX + (mirrored ? spare : 0)
    case .trailing: return area.minX + (mirrored ? 0 : spare)
    case .center: return onPixel(area.minX + spare / 2)
    }
  }

  private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch button.contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: onPixel(area.minY + (area.height - height) / 2)
    }
  }

  /// Text is crisp only where its label starts on a whole pixel.
  private func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = button.contentScaleFactor
    return (value * scale).rounded() / scale
  }
}
