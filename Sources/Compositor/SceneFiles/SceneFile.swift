/// A render tree as text, with what its picture must be: the form of test cases and of reports about pictures.
///
/// ```
/// scene 1
/// size 64 48
/// background #ffffffff
/// node "card" {
///   transform 1 0 0 1 10 8
///   opacity 128
///   clip rounded 0 0 40 30 6
///   fill rect 0 0 40 30 #3366ccff
/// }
/// expect pixel 0 0 #ffffffff
/// ```
///
/// Lengths are in pixels, y downwards; colours are premultiplied `#rrggbbaa`. The grammar is in
/// `Documentation/scenes.md`.
package struct SceneFile: Equatable, Sendable {
  package var tree: RenderTree
  /// In the order of the text.
  package var expectations: [SceneExpectation]
  /// The rules that the scene's layers broke; nodes break none.
  package var findings: [String] = []

  package init(tree: RenderTree, expectations: [SceneExpectation] = []) {
    self.tree = tree
    self.expectations = expectations
  }

  /// Reads a scene's text.
  ///
  /// - Parameter blocks: Readers of what may stand at the top beside nodes, by the words that it begins with.
  /// - Throws: `SceneFileError` with the line that cannot be read.
  package init(parsing text: String, blocks: [String: SceneParser.Block] = [:]) throws(SceneFileError) {
    var parser = try SceneParser(text, blocks: blocks)
    self = try parser.file()
  }

  /// The text form, which reads back as an equal scene but for pictures, equal only to themselves.
  package var text: String {
    var writer = SceneWriter()
    writer.write(self)
    return writer.text
  }
}

/// What a scene's picture must be, and what must be said of its layers.
package enum SceneExpectation: Equatable, Sendable {
  /// The same as that of the scene in another file, whose name is relative to this one's folder; channels may differ
  /// by `tolerance` of 255.
  case same(String, tolerance: Int)
  /// One pixel's colour, each channel within `tolerance` of 255.
  case pixel(x: Int, y: Int, RenderColor, tolerance: Int)
  /// A finding with this rule; findings that are not expected are objected to.
  case finding(String)
}

/// A line of a scene file that cannot be read.
package struct SceneFileError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  package let line: Int
  package let message: String

  package var description: String { "line \(line): \(message)" }
}
