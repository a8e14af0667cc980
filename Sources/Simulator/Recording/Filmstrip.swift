import Compositor
import CoreGraphics
import QuartzCore
import Typesetting

/// Frames of a film side by side, each with its time under it, at one pixel a point.
package struct Filmstrip {
  /// How many frames a strip has, if there are as many.
  package static let length = 8

  private static let gap = 12
  private static let captionHeight = 44
  private static let background = RenderColor(blue: 28, green: 28, red: 28, alpha: 255)
  private static let font = FontDescription(size: 24, weight: .medium, hasMonospacedDigits: true)

  /// Pixels per point of the frames.
  private let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Evenly chosen frames, the first and the last among them.
  package static func choose(from frames: [Frame]) -> [Frame] {
    guard frames.count > length else { return frames }
    return (0..<length).map { frames[$0 * (frames.count - 1) / (length - 1)] }
  }

  /// The strip.
  ///
  /// - Throws: `FontLibraryError` when there are no fonts for the times.
  package func picture(of frames: [Frame], compositor: Compositor) throws -> Picture {
    let chosen = Filmstrip.choose(from: frames)
    var nodes: [RenderNode] = []
    var (x, height) = (Self.gap, 0)
    for frame in chosen {
      let full = compositor.composite(frame.tree)
      let size = FilmSize(pixelsWide: full.width, pixelsHigh: full.height, scale: scale)
      let picture = full.reduced(to: size)
      nodes.append(node(picture, x: x, y: Self.gap))
      height = max(height, picture.height)
      let caption = try caption(Filmstrip.text(of: frame.time), width: picture.width)
      nodes.append(node(caption, x: x, y: Self.gap + picture.height))
      x += picture.width + Self.gap
    }
    return compositor.composite(
      RenderTree(
        width: x, height: Self.gap + height + Self.captionHeight, background: Self.background, nodes: nodes))
  }

  /// Seconds with three decimals.
  package static func text(of time: MediaTime) -> String {
    let milliseconds = Int((time.seconds * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }

  private func node(_ picture: Picture, x: Int, y: Int) -> RenderNode {
    let bounds = RenderRect(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height))
    return RenderNode(
      transform: .translation(x: Double(x), y: Double(y)),
      contents: [
        .picture(RenderPicture(picture), source: bounds, destination: bounds, filter: .nearest)
      ])
  }

  private func caption(_ text: String, width: Int) throws -> Picture {
    let white = CGColor(gray: 1, alpha: 1)
    let layout = try TextLayout([TextRun(text, font: Self.font, color: white)])
    guard let context = CGContext(pixelsWide: width, pixelsHigh: Self.captionHeight) else {
      preconditionFailure("no memory for a caption \(width) pixels wide")
    }
    context.flipToTopLeft(scale: 1)
    let left = ((CGFloat(width) - layout.size.width) / 2).rounded()
    let top = ((CGFloat(Self.captionHeight) - layout.size.height) / 2).rounded()
    layout.draw(in: context, at: CGPoint(x: left, y: top))
    guard let image = context.makeImage() else { preconditionFailure("a caption without pixels") }
    return image.picture
  }
}
