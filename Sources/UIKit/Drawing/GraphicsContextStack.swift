import CoreGraphics
import Foundation

/// The contexts that drawing without a context of its own goes to, the current one on top; each thread has its own
/// stack.
package final class GraphicsContextStack {
  private enum Entry {
    case context(CGContext)
    case lazy(LazyDrawing)
    case image(BitmapDrawing)
  }

  private static let key = "GraphicsContextStack"

  private var entries: [Entry] = []

  package static var current: GraphicsContextStack {
    if let stack = Thread.current.threadDictionary[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  var top: CGContext? {
    switch entries.last {
    case .context(let context): context
    case .lazy(let drawing): drawing.context
    case .image(let drawing): drawing.context
    case nil: nil
    }
  }

  /// The drawing that `UIGraphicsBeginImageContext` began last.
  var topImage: BitmapDrawing? {
    if case .image(let drawing) = entries.last { drawing } else { nil }
  }

  func push(_ context: CGContext) {
    entries.append(.context(context))
  }

  func push(_ drawing: BitmapDrawing) {
    entries.append(.image(drawing))
  }

  func popContext() {
    if case .context = entries.last { entries.removeLast() }
  }

  func popImage() {
    if case .image = entries.last { entries.removeLast() }
  }

  /// Runs a block with a context that comes into being when it is first asked for; what the block leaves on the
  /// stack goes.
  func withLazyContext(_ drawing: LazyDrawing, _ body: () -> Void) {
    let depth = entries.count
    entries.append(.lazy(drawing))
    body()
    entries.removeLast(entries.count - depth)
  }

  func withContext(_ context: CGContext, _ body: () -> Void) {
    let depth = entries.count
    entries.append(.context(context))
    body()
    entries.removeLast(entries.count - depth)
  }
}
