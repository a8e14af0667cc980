import Compositor
import CoreGraphics
import QuartzCore
import Simulator
import Testing

@MainActor
@Suite struct FrameRecorderTests {
  @Test("A frame without change is the picture before")
  func still() {
    let sink = PictureSink()
    let recorder = FrameRecorder(compositor: Compositor(threads: 1), sinks: [sink], keepsFrames: false)
    for _ in 0..<3 { recorder.receive(frame(dotX: 4)) }
    #expect(sink.pictures.count == 3)
    #expect(sink.pictures.allSatisfy { $0 === sink.pictures[0] })
  }

  @Test("When it shows damage, all that was not composited anew is dark")
  func damage() {
    let sink = PictureSink()
    let recorder = FrameRecorder(
      compositor: Compositor(threads: 1), sinks: [sink], keepsFrames: false, showsDamage: true)
    recorder.receive(frame(dotX: 4))
    recorder.receive(frame(dotX: 24))
    recorder.receive(frame(dotX: 24))
    func pixel(_ frame: Int, _ x: Int) -> UInt32 {
      let picture = sink.pictures[frame]
      return (picture.bytes + 12 * picture.bytesPerRow + 4 * x).load(as: UInt32.self)
    }
    #expect([0, 5, 25].map { pixel(0, $0) } == [0xFF80_8080, 0xFFFF_FFFF, 0xFF80_8080])
    // Where the dot was and where it is; a quarter of 0x80 elsewhere.
    #expect([0, 5, 25].map { pixel(1, $0) } == [0xFF20_2020, 0xFF80_8080, 0xFFFF_FFFF])
    #expect([0, 5, 25].map { pixel(2, $0) } == [0xFF20_2020, 0xFF20_2020, 0xFF3F_3F3F])
  }

  /// A white dot 8 pixels square on grey.
  private func frame(dotX: Double) -> Frame {
    let dot = RenderRect(minX: dotX, minY: 8, maxX: dotX + 8, maxY: 16)
    let tree = RenderTree(
      width: 40, height: 30, background: RenderColor(blue: 128, green: 128, red: 128, alpha: 255),
      nodes: [RenderNode(contents: [.fill(.rectangle(dot), .white)])])
    return Frame(index: 0, time: .zero, tree: tree)
  }
}

private final class PictureSink: FrameSink {
  var pictures: [Picture] = []

  func receive(_ picture: Picture) { pictures.append(picture) }
  func finish() {}
  func cancel() {}
}
