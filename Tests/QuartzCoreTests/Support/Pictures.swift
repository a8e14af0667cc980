import Compositor
import QuartzCore

extension Stage {
  /// Composes layers as they are shown so many seconds after the start.
  func picture(
    of layers: [CALayer], width: Int = 40, height: Int = 40, scale: CGFloat = 1, at seconds: Double = 0
  ) -> Picture {
    Compositor(threads: 1).composite(
      LayerSampler.renderTree(of: layers, width: width, height: height, scale: scale, at: time(seconds)))
  }

  func nodes(of layers: [CALayer], scale: CGFloat = 1, at seconds: Double = 0) -> [RenderNode] {
    LayerSampler.renderTree(of: layers, width: 40, height: 40, scale: scale, at: time(seconds)).nodes
  }

  /// Runs a body with a stage in whose transaction nothing animates by itself.
  static func still(_ body: (Stage) throws -> Void) rethrows {
    try run { stage in
      CATransaction.setDisableActions(true)
      try body(stage)
    }
  }
}

extension Picture {
  /// 0xAARRGGBB.
  func argb(_ x: Int, _ y: Int) -> UInt32 {
    withExtendedLifetime(self) { (bytes + y * bytesPerRow + x * 4).load(as: UInt32.self) }
  }

  /// The largest difference between two pictures in any part of any pixel.
  func difference(from other: Picture) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (argb(x, y), other.argb(x, y))
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
      }
    }
    return largest
  }
}

/// A layer of one colour.
func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor = .red
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

extension CGColor {
  static var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
  static var green: CGColor { CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
  static var blue: CGColor { CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
}
