import UIKit

/// Where everything must be while a menu is partly open, worked out from the size of the screen alone; in points.
struct MenuGeometry {
  let size: CGSize
  let style: MenuStyle

  /// Two thirds of the width.
  var menuWidth: CGFloat { size.width * 2 / 3 }

  /// - Parameter opened: How far the menu is open, from 0 to 1; the same for the others.
  func main(_ opened: CGFloat) -> CGRect {
    let moved = CGRect(x: menuWidth * opened, y: 0, width: size.width, height: size.height)
    return style == .slide ? moved : moved.scaled(1 - 0.2 * opened)
  }

  func menu(_ opened: CGFloat) -> CGRect {
    let open = CGRect(x: 0, y: 0, width: menuWidth, height: size.height)
    return style == .slide
      ? open.offsetBy(dx: -menuWidth * (1 - opened), dy: 0) : open.scaled(0.7 + 0.3 * opened)
  }

  func menuOpacity(_ opened: CGFloat) -> CGFloat {
    style == .slide ? 1 : opened
  }

  /// The strip beside the menu, which moves with its edge and fades in.
  func strip(_ opened: CGFloat) -> CGRect {
    CGRect(x: menuWidth * opened, y: 0, width: size.width / 3, height: size.height)
  }

  /// The cover of the bar, which goes along with the strip.
  func cover(_ opened: CGFloat) -> CGRect {
    CGRect(x: menuWidth * opened, y: 0, width: size.width / 3, height: 64)
  }
}

extension CGRect {
  /// Made larger or smaller about its middle.
  fileprivate func scaled(_ scale: CGFloat) -> CGRect {
    insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2)
  }
}
