import Compositor
import CoreGraphics

/// Gives a device's frames to sinks, as pixels made once.
@MainActor
package final class FrameRecorder {
  private let compositor: Compositor
  private let frameCompositor: FrameCompositor
  private let sinks: [any FrameSink]
  /// The frames to choose from for a filmstrip: all of them, and those that differ from the one before.
  private var frames = FrameSelection()
  private var changedFrames = FrameSelection()
  private let keepsFrames: Bool
  private let showsDamage: Bool
  private var error: (any Error)?
  package private(set) var frameCount = 0

  /// - Parameters:
  ///   - compositor: Makes the pixels.
  ///   - sinks: What takes them; none for a trace alone.
  ///   - keepsFrames: Whether `filmstrip()` will be asked for.
  ///   - showsDamage: Whether what was not composited anew is darkened.
  package init(
    compositor: Compositor, sinks: [any FrameSink], keepsFrames: Bool, showsDamage: Bool = false
  ) {
    self.compositor = compositor
    frameCompositor = FrameCompositor(compositor)
    self.showsDamage = showsDamage
    self.sinks = sinks
    self.keepsFrames = keepsFrames
  }

  /// Takes the next frame. After an error, which `finish()` throws, frames are only counted.
  package func receive(_ frame: Frame) {
    frameCount += 1
    if keepsFrames {
      if frame.tree != frames.lastFrame?.tree { changedFrames.append(frame) }
      frames.append(frame)
    }
    guard error == nil, !sinks.isEmpty else { return }
    do {
      let picture = picture(of: frame.tree)
      for sink in sinks { try sink.receive(picture) }
    } catch {
      self.error = error
    }
  }

  /// Waits until every sink has written everything.
  package func finish() throws {
    if let error { throw error }
    for sink in sinks { try sink.finish() }
  }

  /// Stops every sink; what they wrote is of no use.
  package func cancel() {
    for sink in sinks { sink.cancel() }
  }

  /// Eight frames side by side: of those that show something new when there are enough, else of all.
  package func filmstrip(scale: CGFloat) throws -> Picture {
    let candidates = changedFrames.count >= Filmstrip.length ? changedFrames : frames
    return try Filmstrip(scale: scale).picture(of: candidates.frames, compositor: compositor)
  }

  /// A frame without change costs nothing.
  private func picture(of tree: RenderTree) -> Picture {
    let picture = frameCompositor.picture(of: tree)
    guard showsDamage, let damage = frameCompositor.damage else { return picture }
    return picture.darkened(outside: damage)
  }
}
