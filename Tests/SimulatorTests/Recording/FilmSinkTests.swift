import CoreGraphics
import Foundation
import Simulator
import Testing

@Suite struct FilmSinkTests {
  private let folder = TemporaryFolder()
  private let size = FilmSize(pixelsWide: 33, pixelsHigh: 22, scale: 1)

  private func picture(_ shade: UInt8) -> Picture {
    Picture(width: 33, height: 22) { bytes, bytesPerRow in
      memset(bytes, Int32(shade), bytesPerRow * 22)
    }
  }

  /// A program in place of ffmpeg.
  private func encoder(script: String) throws -> FilmEncoder {
    let path = "\(folder.path)/ffmpeg"
    try Files.write(Data("#!/bin/sh\n\(script)\n".utf8), to: path)
    #expect(chmod(path, 0o755) == 0)
    return FilmEncoder(path: path)
  }

  private func sink(_ encoder: FilmEncoder, _ outputs: FilmEncoder.Outputs) throws -> FilmSink {
    try FilmSink(encoder, size: size, framesPerSecond: 60, outputs: outputs)
  }

  @Test("Every frame's rows arrive without padding")
  func rawFrames() throws {
    let film = "\(folder.path)/film.gif"
    let sink = try sink(encoder(script: "cat > \(film)"), .init(gif: film))
    for shade in [1, 1, 2] as [UInt8] { try sink.receive(picture(shade)) }
    try sink.finish()
    let frame = 33 * 22 * 4
    let bytes = try #require(FileManager.default.contents(atPath: film))
    #expect(bytes == Data(repeating: 1, count: 2 * frame) + Data(repeating: 2, count: frame))
  }

  @Test("An MP4's frames of an odd size get their last column and row twice")
  func evenFrames() throws {
    let film = "\(folder.path)/film.mp4"
    let sink = try FilmSink(
      encoder(script: "cat > \(film)"), size: FilmSize(pixelsWide: 3, pixelsHigh: 1, scale: 1),
      framesPerSecond: 60, outputs: .init(mp4: film))
    try sink.receive(
      Picture(width: 3, height: 1) { bytes, _ in
        for index in 0..<12 { bytes.storeBytes(of: UInt8(index), toByteOffset: index, as: UInt8.self) }
      })
    try sink.finish()
    let row = Data([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 8, 9, 10, 11])
    #expect(FileManager.default.contents(atPath: film) == row + row)
  }

  @Test func aFailureSaysWhy() throws {
    let sink = try sink(
      encoder(script: "cat > /dev/null; echo first >&2; echo 'no such codec' >&2; exit 3"),
      .init(gif: "\(folder.path)/film.gif"))
    try sink.receive(picture(1))
    let error = #expect(throws: FilmError.self) { try sink.finish() }
    #expect(error?.description == "ffmpeg failed with status 3: no such codec")
  }

  @Test("A program that ends before it has read everything is an error, not a signal")
  func endsEarly() throws {
    let sink = try sink(encoder(script: "exit 1"), .init(mp4: "\(folder.path)/film.mp4"))
    for shade in 0..<200 { try sink.receive(picture(UInt8(shade))) }
    let error = #expect(throws: FilmError.self) { try sink.finish() }
    #expect(error?.description == "ffmpeg failed with status 1: it gave no reason")
  }

  @Test func successWithoutAFilmIsAFailure() throws {
    let sink = try sink(encoder(script: "cat > /dev/null"), .init(mp4: "\(folder.path)/film.mp4"))
    try sink.receive(picture(1))
    #expect(throws: FilmError.self) { try sink.finish() }
  }

  @Test func cancelStopsAProgramThatHangs() throws {
    let sink = try sink(encoder(script: "exec sleep 1000"), .init(mp4: "\(folder.path)/film.mp4"))
    try sink.receive(picture(1))
    sink.cancel()
  }

  @Test func aProgramThatIsNotThere() {
    let path = "\(folder.path)/nowhere"
    #expect(throws: FileError("run", path, code: ENOENT)) {
      try sink(FilmEncoder(path: path), .init(gif: "\(folder.path)/film.gif"))
    }
  }

  @Test func ffmpegIsLookedForInThePath() throws {
    #expect(FilmEncoder(searchPath: folder.path) == nil)
    #expect(FilmEncoder(searchPath: "") == nil)
    let encoder = try encoder(script: "")
    #expect(FilmEncoder(searchPath: "/nowhere:\(folder.path):/usr/bin") == encoder)
  }

  @Test(
    "ffmpeg itself makes both films, of an odd size too",
    .enabled(if: FilmEncoder(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil))
  func realFilms() throws {
    let encoder = try #require(FilmEncoder(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    let outputs = FilmEncoder.Outputs(gif: "\(folder.path)/film.gif", mp4: "\(folder.path)/film.mp4")
    let size = FilmSize(pixelsWide: 33, pixelsHigh: 23, scale: 1)
    let sink = try FilmSink(encoder, size: size, framesPerSecond: 120, outputs: outputs)
    for frame in 0..<30 {
      try sink.receive(
        Picture(width: 33, height: 23) { bytes, bytesPerRow in
          memset(bytes, Int32(frame * 8), bytesPerRow * 23)
        })
    }
    try sink.finish()
    let gif = try #require(FileManager.default.contents(atPath: "\(folder.path)/film.gif"))
    #expect(gif.starts(with: Data("GIF89a".utf8)))
    #expect(Array(gif[6..<10]) == [33, 0, 23, 0])
    let mp4 = try #require(FileManager.default.contents(atPath: "\(folder.path)/film.mp4"))
    #expect(mp4[4..<8] == Data("ftyp".utf8))
  }
}
