import Compositor
import CoreGraphics
import QuartzCore
import Simulator
import Testing

@MainActor @Suite struct LongFilmTests {
  private final class WeakPicture {
    weak var picture: Picture?
  }

  /// A frame that shows a picture of its own.
  private func frame(_ index: Int) -> (frame: Frame, picture: WeakPicture) {
    let picture = Picture(width: 1, height: 1) { _, _ in }
    let reference = WeakPicture()
    reference.picture = picture
    let pixel = RenderRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let node = RenderNode(contents: [
      .picture(RenderPicture(picture), source: pixel, destination: pixel, filter: .nearest)
    ])
    let tree = RenderTree(width: 40, height: 80, nodes: [node])
    return (Frame(index: index, time: .frame(index, fps: 60), tree: tree), reference)
  }

  private func recorder() -> FrameRecorder {
    FrameRecorder(compositor: Compositor(threads: 1), sinks: [], keepsFrames: true)
  }

  @Test("A film of ten thousand frames keeps no more of them than one of a thousand")
  func longFilms() throws {
    let recorder = recorder()
    let pictures = (0..<10_000).map { index in
      let (frame, picture) = frame(index)
      recorder.receive(frame)
      return picture
    }
    #expect(recorder.frameCount == 10_000)
    let kept = pictures.indices.filter { pictures[$0].picture != nil }
    #expect(kept.count <= 600)
    // Evenly spread, from the first to the last: 10,000 frames are 20 times 500.
    #expect(kept.first == 0 && kept.last == 9_999)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $1 - $0 <= 40 })
    #expect(try recorder.filmstrip(scale: 1).width == 12 + 8 * (40 + 12))
  }

  @Test("A film of a few seconds keeps every frame")
  func shortFilms() {
    let recorder = recorder()
    let pictures = (0..<500).map { index in
      let (frame, picture) = frame(index)
      recorder.receive(frame)
      return picture
    }
    #expect(pictures.allSatisfy { $0.picture != nil })
  }
}
