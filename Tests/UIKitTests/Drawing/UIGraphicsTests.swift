import Testing
import UIKit

@Suite("UIGraphics")
struct UIGraphicsTests {
  private func image(scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      draw($0.cgContext)
    }
  }

  /// Red above, blue below.
  private var twoHalves: UIImage {
    image { context in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test("A renderer's image has its size in points and its scale in pixels, y downwards")
  func renderer() throws {
    let image = image(scale: 3) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(image.size == CGSize(width: 4, height: 4))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 12)
    #expect(pixels.color(x: 5, y: 2) == red)
    #expect(pixels.color(x: 5, y: 3) == [0, 0, 0, 0])
  }

  @Test("Image contexts nest, and end as they began")
  func imageContext() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 3), true, 2)
    #expect(UIGraphicsGetCurrentContext() != nil)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 2, height: 3))
    #expect(image.cgImage?.color(x: 0, y: 0) == [0, 0, 0, 255])
  }

  @Test("Images are drawn upright, scaled to the rectangle")
  func drawImage() throws {
    let source = twoHalves
    let drawn = image { _ in source.draw(in: CGRect(x: 0, y: 0, width: 2, height: 4)) }
    let pixels = try #require(drawn.cgImage)
    #expect(pixels.color(x: 0, y: 0) == red)
    #expect(pixels.color(x: 0, y: 3) == blue)
    #expect(pixels.color(x: 3, y: 0) == [0, 0, 0, 0])
  }

  @Test("Orientations turn the pixels: left is a quarter turn against the clock")
  func orientation() throws {
    let pixels = try #require(twoHalves.cgImage)
    func corner(_ orientation: UIImage.Orientation, x: Int, y: Int) -> [UInt8]? {
      UIImage(cgImage: pixels, scale: 1, orientation: orientation).upright.cgImage?.color(x: x, y: y)
    }
    #expect(corner(.down, x: 0, y: 0) == blue)
    #expect(corner(.left, x: 0, y: 0) == red)
    #expect(corner(.left, x: 3, y: 0) == blue)
    #expect(corner(.right, x: 0, y: 0) == blue)
    #expect(corner(.right, x: 3, y: 0) == red)
    #expect(corner(.downMirrored, x: 0, y: 0) == blue)
    #expect(corner(.upMirrored, x: 0, y: 0) == red)
  }

  @Test("A tinted image has the shape of the image and one colour")
  func tint() throws {
    let source = image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let tinted = try #require(source.withTintColor(.red).cgImage)
    #expect(tinted.color(x: 0, y: 0) == red)
    #expect(tinted.color(x: 3, y: 0) == [0, 0, 0, 0])
  }

  @Test("A resizable image keeps its caps and stretches what lies between")
  func resizable() throws {
    let source = twoHalves.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 20), format: format).image { _ in
      source.draw(in: CGRect(x: 0, y: 0, width: 8, height: 20))
    }
    let pixels = try #require(drawn.cgImage)
    #expect(pixels.color(x: 4, y: 0) == red)
    #expect(pixels.color(x: 4, y: 19) == blue)
  }

  @Test("San Francisco's metrics at 17 pt; a size of 0 is the system's")
  func font() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(font.withSize(20).pointSize == CGFloat(20))
  }
}
