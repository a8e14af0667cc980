import Compositor
import CoreGraphics
import QuartzCore
import Simulator
import Testing

@Suite struct FilmstripTests {
  private func frames(_ count: Int) -> [Frame] {
    (0..<count).map { index in
      Frame(
        index: index, time: .frame(index, fps: 60),
        tree: RenderTree(width: 60, height: 120, background: .white))
    }
  }

  @Test("Eight frames at even distances, the first and the last among them")
  func choice() {
    #expect(Filmstrip.choose(from: frames(15)).map(\.index) == [0, 2, 4, 6, 8, 10, 12, 14])
    #expect(Filmstrip.choose(from: frames(100)).map(\.index) == [0, 14, 28, 42, 56, 70, 84, 99])
    #expect(Filmstrip.choose(from: frames(8)).map(\.index) == Array(0..<8))
    #expect(Filmstrip.choose(from: frames(3)).map(\.index) == [0, 1, 2])
  }

  @Test func timesAsText() {
    #expect(Filmstrip.text(of: .zero) == "0.000 s")
    #expect(Filmstrip.text(of: .frame(1, fps: 60)) == "0.017 s")
    #expect(Filmstrip.text(of: MediaTime(seconds: 12.05)) == "12.050 s")
  }

  @Test("Frames stand side by side at one pixel a point, on the strip's own background")
  func layout() throws {
    let strip = try Filmstrip(scale: 2).picture(of: frames(2), compositor: Compositor(threads: 1))
    // Two frames 30 wide and 60 high, gaps of 12, 44 for the times.
    #expect(strip.width == 12 + 2 * (30 + 12))
    #expect(strip.height == 12 + 60 + 44)
    func isWhite(_ x: Int, _ y: Int) -> Bool {
      let pixel = (strip.bytes + y * strip.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
      return pixel[0] == 255 && pixel[1] == 255 && pixel[2] == 255
    }
    #expect(!isWhite(11, 40))
    #expect(isWhite(12, 40))
    #expect(isWhite(41, 71))
    #expect(!isWhite(42, 40))
    #expect(isWhite(54, 12))
    #expect(!isWhite(54, 11))
  }
}
