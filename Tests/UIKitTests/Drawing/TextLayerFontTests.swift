import Testing
import UIKit

@MainActor
@Suite("Fonts and colours of text layers")
struct TextLayerFontTests {
  private func pixels(_ change: (CATextLayer) -> Void) throws -> [UInt8] {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    layer.fontSize = 20
    layer.string = "Glide"
    change(layer)
    let context = try #require(
      CGContext(
        data: nil, width: 80, height: 30, bitsPerComponent: 8, bytesPerRow: 320,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    layer.render(in: context)
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: 320 * 30))
  }

  @Test("A UIFont counts with its weight, and an attributed text brings its own", .withoutDevice)
  func fonts() throws {
    let plain = try pixels { $0.foregroundColor = UIColor.red.cgColor }
    let bold = try pixels { layer in
      layer.font = UIFont.systemFont(ofSize: 99, weight: .bold)
      layer.foregroundColor = UIColor.red.cgColor
    }
    let attributed = try pixels { layer in
      layer.string = NSAttributedString(
        string: "Glide",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20, weight: .bold), .foregroundColor: UIColor.red,
        ])
    }
    #expect(plain.contains { $0 != 0 })
    #expect(bold != plain)
    #expect(attributed == bold)
  }
}
