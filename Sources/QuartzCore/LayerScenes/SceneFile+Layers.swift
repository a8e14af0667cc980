import Compositor

extension SceneFile {
  /// Reads a scene's text that may have layers at the top beside nodes:
  ///
  /// ```
  /// scene 1
  /// size 80 60
  /// scale 2
  /// layer "card" {
  ///   bounds 0 0 20 12
  ///   position 20 15
  ///   backgroundColor #3366ccff
  ///   transform.rotation.z 0.5
  /// }
  /// ```
  ///
  /// They become the nodes that a frame of these layers is composed of, at the time that the scene says.
  ///
  /// - Throws: `SceneFileError` with the line that cannot be read.
  package static func withLayers(parsing text: String) throws(SceneFileError) -> SceneFile {
    let context = MediaContext()
    // Animations that go with their layers wait in the context, and hold it.
    defer { context.end() }
    let result = MediaContext.$local.withValue(context) {
      Result { () throws(SceneFileError) in
        try SceneFile(parsing: text, blocks: [LayerReader.word: LayerReader.nodes])
      }
    }
    var file = try result.get()
    file.findings = context.findings.map(\.rule)
    return file
  }
}
