import CPango
import Foundation

/// The fonts that text is set in, loaded once and kept.
///
/// A library may be used from any thread; Pango may not, so that one layout is made at a time.
package final class FontLibrary: @unchecked Sendable {
  private let configuration: FontConfiguration
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let lock = NSLock()

  /// The library of this machine's fonts, or why there is none. It never changes: a constant that is costly to make.
  ///
  /// The environment variable `GLISSADE_FONT_FOLDER` names the folder to search in place of `/usr/share/fonts`.
  package static let installed: Result<FontLibrary, FontLibraryError> = Result {
    () throws(FontLibraryError) in
    let folder = ProcessInfo.processInfo.environment["GLISSADE_FONT_FOLDER"] ?? "/usr/share/fonts"
    return try FontLibrary(fontFolder: URL(fileURLWithPath: folder))
  }

  /// - Parameters:
  ///   - fontFolder: The folder that holds `opentype/inter` and `truetype/wqy`.
  ///   - cacheFolder: Where what was learnt by reading the fonts is kept; nil for the user's cache folder.
  package init(fontFolder: URL, cacheFolder: URL? = nil) throws(FontLibraryError) {
    configuration = try FontConfiguration(
      fontFolder: fontFolder, cacheFolder: cacheFolder ?? FontLibrary.defaultCacheFolder)
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw FontLibraryError.unusable(reason: "Pango was built without FreeType")
    }
    self.fontMap = fontMap
    let pointer = OpaquePointer(fontMap)
    pango_fc_font_map_set_config(pointer, configuration.pointer)
    // One unit of an unscaled context is one point.
    pango_cairo_font_map_set_resolution(pointer, 72)
    context = pango_font_map_create_context(fontMap)
    let options = FontLibrary.makeFontOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Lends the Pango context to one caller at a time.
  func withContext<Value>(_ body: (_ context: OpaquePointer) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body(context)
  }

  /// Outlines as designed, grey edges, advances as designed; the caller destroys the result.
  static func makeFontOptions() -> OpaquePointer {
    let options: OpaquePointer = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// A folder of ours below the user's caches, or below the temporary folder when there is no home to write to.
  private static var defaultCacheFolder: URL {
    let files = FileManager.default
    let candidates = files.urls(for: .cachesDirectory, in: .userDomainMask) + [files.temporaryDirectory]
    for candidate in candidates {
      let folder = candidate.appendingPathComponent("glissade/fontconfig")
      if (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
        files.isWritableFile(atPath: folder.path)
      {
        return folder
      }
    }
    return files.temporaryDirectory
  }
}
