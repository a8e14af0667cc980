import CPango

/// The language that text of each script is taken to be in.
///
/// Pango asks the environment when it is not told, and the language picks among the forms of a letter.
enum ScriptLanguages {
  /// The stretches of a text in one script, in bytes, each with its language.
  static func ranges(in text: String) -> [(range: Range<Int>, language: String)] {
    var ranges: [(Range<Int>, String)] = []
    text.withCString { start in
      guard let iterator = pango_script_iter_new(start, Int32(text.utf8.count)) else { return }
      defer { pango_script_iter_free(iterator) }
      repeat {
        var first: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &first, &end, &script)
        guard let first, let end else { return }
        ranges.append((start.distance(to: first)..<start.distance(to: end), language(of: script)))
      } while pango_script_iter_next(iterator) != 0
    }
    return ranges
  }

  private static func language(of script: PangoScript) -> String {
    switch script {
    case PANGO_SCRIPT_HAN, PANGO_SCRIPT_BOPOMOFO: "zh-cn"
    case PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA: "ja"
    case PANGO_SCRIPT_HANGUL: "ko"
    case PANGO_SCRIPT_CYRILLIC: "ru"
    case PANGO_SCRIPT_GREEK: "el"
    default: "en"
    }
  }
}
