import Testing
import UIKit

@MainActor
@Suite("UIView drawing")
struct UIViewDrawingTests {
  @Test("What draw(_:) draws becomes the layer's contents, in pixels of the screen")
  func drawing() async throws {
    try await withHostDevice { device in
      let window = device.makeWindow()
      let view = DotView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      window.addSubview(view)
      device.layoutAndCommit()
      let image = try #require(view.layer.contents as? CGImage)
      #expect(image.width == 30)
      #expect(image.height == 60)
      // The dot fills the upper half only.
      #expect(image.color(x: 15, y: 10) == [255, 0, 0, 255])
      #expect(image.color(x: 15, y: 50) == [0, 0, 0, 0])
    }
  }

  @Test("A view that draws nothing needs no bitmap, and contents set by hand stay")
  func nothingDrawn() async {
    await withHostDevice { device in
      let window = device.makeWindow()
      let plain = UIView(frame: window.bounds)
      let filled = UIView(frame: window.bounds)
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      filled.layer.contents = picture.cgImage
      window.addSubview(plain)
      window.addSubview(filled)
      device.layoutAndCommit()
      #expect(plain.layer.contents == nil)
      #expect(filled.layer.contents as? CGImage === picture.cgImage)
    }
  }

  @Test("An image view shows the image itself, at its scale", .withoutDevice)
  func imageView() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { _ in }
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.layer.contents as? CGImage === image.cgImage)
    #expect(view.layer.contentsScale == CGFloat(2))
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.image = nil
    #expect(view.layer.contents == nil)
  }
}

private final class DotView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
  }
}

extension CGImage {
  /// Red, green, blue and alpha of a pixel, premultiplied, counted from the top left.
  func color(x: Int, y: Int) -> [UInt8] {
    let pixel = (picture.bytes + y * picture.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return [pixel[2], pixel[1], pixel[0], pixel[3]]
  }
}
