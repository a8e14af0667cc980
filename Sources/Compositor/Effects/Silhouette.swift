import CoreGraphics
import PixelKernels

/// What nodes paint, without its colours and blurred: the shadow of something that is more than a shape.
package final class Silhouette: Sendable {
  /// Where it lies in the space of the nodes, in pixels.
  package let rect: RenderRect
  private let width: Int
  private let height: Int
  private let alpha: [UInt8]

  fileprivate init(bounds: PixelBounds, cell: Double, alpha: [UInt8]) {
    rect = RenderRect(
      minX: Double(bounds.minX) * cell, minY: Double(bounds.minY) * cell, maxX: Double(bounds.maxX) * cell,
      maxY: Double(bounds.maxY) * cell)
    width = bounds.width
    height = bounds.height
    self.alpha = alpha
  }

  /// The silhouette in a colour.
  package func picture(_ color: RenderColor) -> Picture {
    let shades = (0...255).map { alpha -> UInt32 in
      let alpha = UInt8(alpha)
      return RenderColor(
        blue: RenderColor.product(color.blue, alpha), green: RenderColor.product(color.green, alpha),
        red: RenderColor.product(color.red, alpha), alpha: RenderColor.product(color.alpha, alpha)
      ).word
    }
    return Picture(width: width, height: height, isOpaque: false) { bytes, bytesPerRow in
      for y in 0..<height {
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = shades[Int(alpha[y * width + x])] }
      }
    }
  }
}

extension Compositor {
  /// Cells of a silhouette beyond which it is made coarser.
  private static let largestSilhouette = 1 << 22
  /// Farther than this from the nodes' origin nothing is drawn, in cells.
  private static let silhouetteReach = 16_384

  /// - Parameters:
  ///   - nodes: In a space of their own.
  ///   - sigma: Standard deviation of the blur, in pixels of that space.
  /// - Returns: Nil when the nodes paint nothing.
  package func silhouette(of nodes: [RenderNode], sigma: Double) -> Silhouette? {
    var scale = BlurScale(
      sigma: max(sigma.isNaN ? 0 : sigma, 0.0625), widest: BlurScale.widestBackdrop)
    for _ in 0..<24 {
      let cell = Double(1 << scale.shift)
      var scene = scene(of: nodes, cell: cell)
      let drawn = scene.paintedBounds
      guard !drawn.isEmpty else { return nil }
      let isBlurred = scale.sigma > 0.0625
      let kernel = GaussianKernel(sigma: scale.sigma)
      let bounds = drawn.expanded(by: isBlurred ? kernel.radius + 1 : 1)
      if bounds.width * bounds.height > Self.largestSilhouette {
        scale = scale.coarser
        continue
      }
      scene.region = bounds
      capture(&scene)
      var alpha = picture(of: scene, .everything(in: bounds)).alphas
      if isBlurred {
        let blur = GridBlur(kernel: kernel, surroundings: .nothing, kernels: kernels)
        let cells = blur.blurred(
          alpha.map { UInt16($0) << 8 }, width: bounds.width, height: bounds.height, channels: 1)
        alpha = cells.map { UInt8(min(($0 &+ 128) >> 8, 255)) }
      }
      return Silhouette(bounds: bounds, cell: cell, alpha: alpha)
    }
    return nil
  }

  private func scene(of nodes: [RenderNode], cell: Double) -> Scene {
    let reach = Self.silhouetteReach
    let shrunk = RenderNode(
      transform: RenderTransform(a: 1 / cell, b: 0, c: 0, d: 1 / cell, tx: 0, ty: 0), children: nodes)
    return SceneBuilder.scene(
      of: [shrunk], over: .clear, in: PixelBounds(minX: -reach, minY: -reach, maxX: reach, maxY: reach),
      for: self)
  }
}

extension Scene {
  /// The pixels that something is painted in.
  fileprivate var paintedBounds: PixelBounds {
    var bounds = PixelBounds.empty
    var index = items.count - 1
    while index >= 0 {
      bounds = bounds.union(items[index].bounds)
      index = Int(items[index].first) - 1
    }
    return bounds
  }
}

extension Picture {
  fileprivate var alphas: [UInt8] {
    var alphas: [UInt8] = []
    alphas.reserveCapacity(width * height)
    for y in 0..<height {
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { alphas.append(row[x * 4 + 3]) }
    }
    return alphas
  }
}
