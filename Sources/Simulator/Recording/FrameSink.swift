import CoreGraphics

/// Something that frames of a film are given to, in order.
///
/// Both calls return without letting other main-queue work run, so that what a simulated program does never
/// depends on how fast its frames are written.
package protocol FrameSink: AnyObject {
  /// Takes the next frame; may wait until there is room for it.
  func receive(_ picture: Picture) throws
  /// Waits until everything is written.
  func finish() throws
  /// Gives up: nothing more is written after this returns.
  func cancel()
}
