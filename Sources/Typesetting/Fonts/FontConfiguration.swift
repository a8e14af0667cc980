import CFontconfig
import Foundation

/// A fontconfig built in memory that knows our fonts and nothing else.
///
/// Neither the machine's nor the user's font settings are read: which fonts are installed besides ours, how they
/// are substituted, hinted or smoothed there, never reaches a frame.
final class FontConfiguration {
  /// The `FcConfig`.
  let pointer: OpaquePointer

  /// - Parameters:
  ///   - fontFolder: The folder in which Debian's packages put fonts, `/usr/share/fonts` there.
  ///   - cacheFolder: Where what was learnt by reading the fonts is kept between runs.
  /// - Throws: `FontLibraryError`.
  init(fontFolder: URL, cacheFolder: URL) throws(FontLibraryError) {
    guard let pointer = FcConfigCreate() else {
      throw FontLibraryError.unusable(reason: "fontconfig has no memory")
    }
    self.pointer = pointer
    FcConfigSetSysRoot(pointer, nil)
    let description = FontConfiguration.description(fontFolder: fontFolder, cacheFolder: cacheFolder)
    guard
      FcConfigParseAndLoadFromMemory(pointer, description, FcTrue) == FcTrue,
      FcConfigBuildFonts(pointer) == FcTrue
    else { throw FontLibraryError.unusable(reason: "fontconfig refuses its settings") }
    let families = familyNames
    var packages: [String] = []
    if !families.isSuperset(of: [FontFamily.text, FontFamily.display]) { packages.append("fonts-inter") }
    if !families.contains(FontFamily.chinese) { packages.append("fonts-wqy-microhei") }
    guard packages.isEmpty else {
      throw FontLibraryError.missing(packages: packages, folder: fontFolder.path)
    }
  }

  deinit {
    FcConfigDestroy(pointer)
  }

  /// The names of every family found.
  private var familyNames: Set<String> {
    var names: Set<String> = []
    guard let set = FcConfigGetFonts(pointer, FcSetSystem) else { return names }
    for index in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, 0, &name) == FcResultMatch, let name {
        names.insert(String(cString: name))
      }
    }
    return names
  }

  /// The settings, in fontconfig's language.
  ///
  /// The second folder may hold other fonts of the same foundry, so that the files are named too. Micro Hei has one
  /// weight: where bold is asked for, its outlines are thickened.
  private static func description(fontFolder: URL, cacheFolder: URL) -> String {
    let inter = escaped(fontFolder.appendingPathComponent("opentype/inter").path)
    let wenQuanYi = escaped(fontFolder.appendingPathComponent("truetype/wqy").path)
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
        <dir>\(inter)</dir>
        <dir>\(wenQuanYi)</dir>
        <cachedir>\(escaped(cacheFolder.path))</cachedir>
        <selectfont>
          <acceptfont>
            <glob>\(inter)</glob>
            <glob>\(inter)/*</glob>
            <glob>\(wenQuanYi)</glob>
            <glob>\(wenQuanYi)/wqy-microhei.ttc</glob>
          </acceptfont>
          <rejectfont>
            <glob>*</glob>
          </rejectfont>
        </selectfont>
        <match target="font">
          <test name="family"><string>\(FontFamily.chinese)</string></test>
          <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
      </fontconfig>
      """
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
