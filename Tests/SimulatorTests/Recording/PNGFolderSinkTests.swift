import CoreGraphics
import Foundation
import Simulator
import Testing

@Suite struct PNGFolderSinkTests {
  private let folder = TemporaryFolder()

  private func picture(_ shade: UInt8) -> Picture {
    Picture(width: 5, height: 4) { bytes, bytesPerRow in memset(bytes, Int32(shade), bytesPerRow * 4) }
  }

  @Test func aFileForEveryFrameAlsoWhenNothingChanged() throws {
    let path = "\(folder.path)/frames"
    let sink = try PNGFolderSink(folder: path)
    let (first, second) = (picture(10), picture(20))
    for picture in [first, first, second, first] { try sink.receive(picture) }
    try sink.finish()
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["0000.png", "0001.png", "0002.png", "0003.png"])
    let files = names.map { FileManager.default.contents(atPath: "\(path)/\($0)") }
    #expect(files == [first, first, second, first].map { PNG.encode($0) })
  }

  @Test func errorsOfOtherThreadsAreThrown() throws {
    let path = "\(folder.path)/frames"
    let sink = try PNGFolderSink(folder: path)
    try sink.receive(picture(1))
    Files.removeTree(path)
    let error = #expect(throws: FileError.self) { try sink.finish() }
    #expect(error?.path == "\(path)/0000.png")
  }

  @Test func aFolderThatIsThereAlready() {
    #expect(throws: FileError("make the folder", folder.path, code: EEXIST)) {
      try PNGFolderSink(folder: folder.path)
    }
  }
}
