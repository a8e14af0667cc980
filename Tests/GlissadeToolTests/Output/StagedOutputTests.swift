import Foundation
import GlissadeTool
import Simulator
import Testing

@Suite struct StagedOutputTests {
  private let folder = TemporaryFolder()

  private func contents(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func nothingUnderTheFinalNameUntilCommit() throws {
    let output = try StagedOutput(folder: "\(folder.path)/a/b/", name: "scene")
    try Files.write(Data("1".utf8), to: output.path(of: "trace.jsonl"))
    #expect(Files.kind(of: "\(folder.path)/a/b/scene") == nil)
    try output.commit(["trace.jsonl"])
    #expect(contents("\(folder.path)/a/b") == ["scene"])
    #expect(contents("\(folder.path)/a/b/scene") == ["trace.jsonl"])
    output.discard()
    #expect(contents("\(folder.path)/a/b/scene") == ["trace.jsonl"])
  }

  @Test func discardLeavesTheDiskAsItWas() throws {
    let output = try StagedOutput(folder: "\(folder.path)/a/b", name: "scene")
    try Files.write(Data("1".utf8), to: output.path(of: "trace.jsonl"))
    output.discard()
    output.discard()
    #expect(contents(folder.path).isEmpty)
  }

  @Test func anEarlierRunIsReplacedEntryByEntry() throws {
    for text in ["1", "2"] {
      let output = try StagedOutput(folder: folder.path, name: "scene")
      try Files.makeFolder(output.path(of: "frames"))
      try Files.write(Data(text.utf8), to: output.path(of: "frames/\(text).png"))
      try output.commit(["frames"])
      try Files.write(Data(), to: "\(folder.path)/scene/notes.txt")
    }
    #expect(contents("\(folder.path)/scene") == ["frames", "notes.txt"])
    #expect(contents("\(folder.path)/scene/frames") == ["2.png"])
  }

  @Test func aFileInPlaceOfTheFolder() throws {
    try Files.write(Data("mine".utf8), to: "\(folder.path)/out")
    #expect(throws: FileError("make the folder", "\(folder.path)/out", code: ENOTDIR)) {
      try StagedOutput(folder: "\(folder.path)/out", name: "scene")
    }
    #expect(throws: FileError.self) { try StagedOutput(folder: "\(folder.path)/out/deep", name: "scene") }
    #expect(contents(folder.path) == ["out"])
  }

  @Test func aFileInPlaceOfTheScene() throws {
    try Files.write(Data("mine".utf8), to: "\(folder.path)/scene")
    #expect(throws: FileError.self) { try StagedOutput(folder: folder.path, name: "scene") }
    #expect(contents(folder.path) == ["scene"])
  }

  @Test("A folder nobody can make anything in, whoever runs this")
  func notWritable() {
    let error = #expect(throws: FileError.self) { try StagedOutput(folder: "/proc/nowhere", name: "scene") }
    #expect(error?.description.contains("/proc/nowhere") == true)
  }
}
