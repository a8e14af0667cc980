import Foundation
import Simulator
import Testing

@Suite struct FilesTests {
  private let folder = TemporaryFolder()

  @Test func writesWholeFiles() throws {
    let path = "\(folder.path)/a.bin"
    let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    try Files.write(data, to: path)
    #expect(FileManager.default.contents(atPath: path) == data)
    try Files.write(Data("short".utf8), to: path)
    #expect(FileManager.default.contents(atPath: path) == Data("short".utf8))
  }

  @Test func saysWhatTheSystemAnswered() {
    let missing = "\(folder.path)/missing/a.bin"
    let error = #expect(throws: FileError("write", missing, code: ENOENT)) {
      try Files.write(Data(), to: missing)
    }
    #expect(error?.description == "cannot write '\(missing)': No such file or directory")
  }

  @Test("A device that takes nothing stands for a full disk")
  func fullDisk() {
    #expect(throws: FileError("write", "/dev/full", code: ENOSPC)) {
      try Files.write(Data("text".utf8), to: "/dev/full")
    }
  }

  @Test func removesTrees() throws {
    try Files.makeFolder("\(folder.path)/a")
    try Files.write(Data(), to: "\(folder.path)/a/b")
    Files.removeTree("\(folder.path)/a")
    Files.removeTree("\(folder.path)/a")
    #expect(Files.kind(of: "\(folder.path)/a") == nil)
  }
}
