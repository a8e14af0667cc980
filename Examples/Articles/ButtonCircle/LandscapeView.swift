import UIKit

/// A drawn picture: dusk over water, a lighthouse on a hill.
class LandscapeView: UIView {
  override func draw(_ rect: CGRect) {
    let size = bounds.size
    let horizon = size.height * 0.62
    for band in 0..<12 {
      let part = CGFloat(band) / 12
      let red = 0.20 + 0.78 * part
      UIColor(red: red, green: 0.24 + 0.40 * part, blue: 0.50 - 0.08 * part, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: horizon * part, width: size.width, height: horizon / 12 + 1)).fill()
    }
    UIColor(red: 1, green: 0.86, blue: 0.60, alpha: 1).setFill()
    let sun = CGRect(x: size.width * 0.22, y: horizon - 34, width: 56, height: 56)
    UIBezierPath(ovalIn: sun).fill()
    UIColor(red: 0.13, green: 0.26, blue: 0.42, alpha: 1).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)).fill()
    drawHill(in: size, horizon: horizon)
    drawLighthouse(at: CGPoint(x: size.width * 0.76, y: horizon - 26))
  }

  private func drawHill(in size: CGSize, horizon: CGFloat) {
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: size.width * 0.45, y: horizon + 18))
    hill.addCurve(
      to: CGPoint(x: size.width, y: horizon - 14),
      controlPoint1: CGPoint(x: size.width * 0.62, y: horizon + 6),
      controlPoint2: CGPoint(x: size.width * 0.70, y: horizon - 46))
    hill.addLine(to: CGPoint(x: size.width, y: horizon + 18))
    hill.close()
    UIColor(red: 0.10, green: 0.17, blue: 0.22, alpha: 1).setFill()
    hill.fill()
  }

  private func drawLighthouse(at foot: CGPoint) {
    let tower = UIBezierPath()
    tower.move(to: CGPoint(x: foot.x - 9, y: foot.y))
    tower.addLine(to: CGPoint(x: foot.x - 5, y: foot.y - 56))
    tower.addLine(to: CGPoint(x: foot.x + 5, y: foot.y - 56))
    tower.addLine(to: CGPoint(x: foot.x + 9, y: foot.y))
    tower.close()
    UIColor(white: 0.96, alpha: 1).setFill()
    tower.fill()
    UIColor(red: 0.80, green: 0.22, blue: 0.20, alpha: 1).setFill()
    UIBezierPath(rect: CGRect(x: foot.x - 7, y: foot.y - 36, width: 14, height: 10)).fill()
    UIBezierPath(roundedRect: CGRect(x: foot.x - 6, y: foot.y - 68, width: 12, height: 12), cornerRadius: 4)
      .fill()
  }
}
