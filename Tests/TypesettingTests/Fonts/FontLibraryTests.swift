import Foundation
import Testing
import Typesetting

@Suite("Font library")
struct FontLibraryTests {
  @Test("Without fonts it fails with one line that names the packages")
  func missingFonts() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: FontLibraryError.self) {
        try FontLibrary(fontFolder: folder, cacheFolder: folder)
      }
      #expect(error == .missing(packages: ["fonts-inter", "fonts-wqy-microhei"], folder: folder.path))
      let line = error.map(String.init(describing:)) ?? ""
      #expect(line.contains("fonts-inter and fonts-wqy-microhei"))
      #expect(!line.contains("\n"))
    }
  }

  @Test("With one of the two fonts it names the other one's package")
  func oneMissingFont() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("opentype"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("opentype/inter"),
        withDestinationURL: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter"))
      #expect(throws: FontLibraryError.missing(packages: ["fonts-wqy-microhei"], folder: folder.path)) {
        try FontLibrary(fontFolder: folder, cacheFolder: folder)
      }
    }
  }

  @Test("A second library sets text as the first one does, and its cache stays in the folder it was given")
  func secondLibrary() throws {
    try withTemporaryFolder { folder in
      let runs = [TextRun("Second 库", font: FontDescription(size: 17), color: .ink)]
      let first = try TextLayout(runs)
      let library = try FontLibrary(fontFolder: URL(fileURLWithPath: "/usr/share/fonts"), cacheFolder: folder)
      let second = TextLayout(runs, library: library)
      #expect(first.size == second.size)
      #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("Layouts are the same when many are made at once")
  func concurrentLayouts() async throws {
    let library = try FontLibrary.installed.get()
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<64 {
        group.addTask {
          TextLayout(
            [TextRun("Many at once 同时", font: FontDescription(size: 15), color: .ink)],
            options: TextLayoutOptions(maximumWidth: 70), library: library
          ).size
        }
      }
      return await group.reduce(into: Set<[CGFloat]>()) { $0.insert([$1.width, $1.height]) }
    }
    #expect(sizes.count == 1)
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try body(folder)
  }
}
