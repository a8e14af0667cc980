import Compositor
import CoreGraphics
import Testing

@Suite("Compositor")
struct CompositorTests {
  @Test("an empty tree shows its background")
  func background() {
    let picture = Compositor(threads: 1).composite(RenderTree(width: 3, height: 2, background: .white))
    #expect(picture.pixels == [UInt32](repeating: 0xFFFF_FFFF, count: 6))
  }
}
