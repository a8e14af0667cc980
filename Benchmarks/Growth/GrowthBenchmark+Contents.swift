import Compositor
import Foundation
import QuartzCore

extension GrowthBenchmark {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let scale: CGFloat = 3

  /// From layers to pixels.
  private static func content(_ root: CALayer) -> Content {
    let target = GrowthTarget()
    return { frame, compositor in
      let tree = LayerSampler.renderTree(
        of: [root], width: BenchmarkScene.width, height: BenchmarkScene.height, scale: scale,
        at: .frame(frame, fps: BenchmarkSuite.frames))
      target.show(tree, compositor)
    }
  }

  /// Small layers all over a phone's screen, every one moving.
  static let layers = GrowthBenchmark(
    name: "layers", axis: "moving layers", sizes: [10, 32, 100, 320, 1_000, 3_200, 10_000]
  ) { size in
    let root = CALayer()
    root.frame = screen
    root.sublayers = (0..<Int(size)).map { number in
      let layer = CALayer()
      let place = CGPoint(x: number * 97 % 380, y: number * 61 % 834)
      layer.frame = CGRect(origin: place, size: CGSize(width: 6, height: 6))
      layer.backgroundColor = CGColor(gray: CGFloat(number % 16) / 15, alpha: 1)
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = place
      move.toValue = CGPoint(x: place.x + 10, y: place.y + 10)
      move.duration = 1.5
      layer.add(move, forKey: "move")
      return layer
    }
    return content(root)
  }

  /// Groups in groups, each as large as the screen and a little translucent, so that each is composed on its own.
  static let groups = GrowthBenchmark(
    name: "groups", axis: "nested groups", sizes: [1, 2, 4, 8, 16, 32, 64]
  ) { size in
    let root = CALayer()
    root.frame = screen
    var group = root
    for number in 0..<Int(size) {
      let inner = CALayer()
      inner.frame = screen
      inner.opacity = 0.9
      // A strip of its own keeps a group from being its content alone.
      let strip = CALayer()
      strip.frame = CGRect(x: 0, y: number * 12, width: 390, height: 8)
      strip.backgroundColor = CGColor(gray: 1, alpha: 1)
      inner.backgroundColor = CGColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 0.5)
      inner.addSublayer(strip)
      group.addSublayer(inner)
      group = inner
    }
    return content(root)
  }

  /// A star that fills the screen and turns, so that no frame finds its outline kept from the one before.
  static let corners = GrowthBenchmark(
    name: "corners", axis: "corners of a path", sizes: [10, 32, 100, 320, 1_000, 3_200, 10_000]
  ) { size in
    let corners = (0..<Int(size)).map { number in
      let angle = Double(number) / size * 2 * .pi
      let radius = number % 2 == 0 ? 580.0 : 400
      return RenderPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    let path = RenderPath(
      elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    let white = RenderColor(blue: 255, green: 255, red: 255, alpha: 255)
    let target = GrowthTarget()
    return { frame, compositor in
      let (cosine, sine) = (cos(Double(frame) / 20), sin(Double(frame) / 20))
      let turn = RenderTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 585, ty: 1_266)
      let star = RenderNode(transform: turn, contents: [.fill(.path(path), white)])
      target.show(BenchmarkScene.screen([star]), compositor)
    }
  }

  private static let megapixels: [Double] = [0.5, 1, 2, 4, 8]

  /// A phone's shape.
  private static func size(megapixels: Double) -> (width: Int, height: Int) {
    let width = Int((megapixels * 1_000_000 * 390 / 844).squareRoot().rounded())
    return (width, Int((Double(width) * 844 / 390).rounded()))
  }

  /// One page fading over another.
  static let pixels = GrowthBenchmark(
    name: "pixels", axis: "megapixels", sizes: megapixels
  ) { megapixels in
    let (width, height) = size(megapixels: megapixels)
    let pages = [0x0030_5080, 0x0080_4020].map {
      BenchmarkPages.picture(width: width, height: height, tint: $0)
    }
    let target = GrowthTarget(width: width, height: height)
    return { frame, compositor in
      let nodes = zip(pages, [255, UInt8(100 + frame)]).map { page, opacity in
        RenderNode(opacity: opacity, contents: [BenchmarkScene.page(page)])
      }
      target.show(RenderTree(width: width, height: height, nodes: nodes), compositor)
    }
  }

  /// Plain copies of frames of those sizes: how steep the caches alone make such a curve.
  static let copies = GrowthBenchmark(
    name: "copies", axis: "megapixels, copied only", sizes: megapixels, goal: Goal()
  ) { megapixels in
    let (width, height) = size(megapixels: megapixels)
    let page = BenchmarkPages.picture(width: width, height: height, tint: 0x0030_5080).picture
    let target = GrowthTarget(width: width, height: height)
    return { _, _ in target.copy(page) }
  }
}
