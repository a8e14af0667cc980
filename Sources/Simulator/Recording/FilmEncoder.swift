import Foundation

/// The program that makes films, and what to tell it.
package struct FilmEncoder: Equatable, Sendable {
  /// Films to make of the same frames.
  package struct Outputs: Equatable, Sendable {
    package var gif: String?
    package var mp4: String?

    package init(gif: String? = nil, mp4: String? = nil) {
      self.gif = gif
      self.mp4 = mp4
    }

    package var paths: [String] { [gif, mp4].compactMap { $0 } }
  }

  /// A GIF has hundredths of a second; players slow down what is faster than this.
  private static let gifFramesPerSecond = 30

  /// The file of ffmpeg.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Looks for ffmpeg in the folders of a `PATH`; nil when it is in none of them.
  package init?(searchPath: String) {
    let folders = searchPath.split(separator: ":").map(String.init)
    guard
      let path = folders.map({ "\($0)/ffmpeg" }).first(where: { candidate in
        Files.kind(of: candidate) == .file && access(candidate, X_OK) == 0
      })
    else { return nil }
    self.path = path
  }

  /// The arguments that turn raw frames on standard input into films.
  ///
  /// - Parameters:
  ///   - size: Of the films; that of an MP4 is even.
  ///   - frame: What arrives.
  func arguments(size: FilmSize, frame: RawFrame, framesPerSecond: Int, outputs: Outputs) -> [String] {
    let input = [
      "-v", "error", "-xerror", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size",
      "\(frame.width)x\(frame.height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
    var graph: [String] = []
    var mappings: [String] = []
    let isBoth = outputs.gif != nil && outputs.mp4 != nil
    if isBoth { graph.append("[0:v]split=2[forGIF][forMP4]") }
    if let path = outputs.gif {
      let rate = min(framesPerSecond, Self.gifFramesPerSecond)
      // A palette of the colours that change, and only the changed rectangle of each frame.
      graph.append(
        "[\(isBoth ? "forGIF" : "0:v")]crop=\(size.width):\(size.height):0:0,fps=\(rate)"
          + ",split=2[colours][pictures]")
      graph.append("[colours]palettegen=stats_mode=diff[palette]")
      graph.append("[pictures][palette]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle[gif]")
      mappings += ["-map", "[gif]", "-f", "gif", path]
    }
    if let path = outputs.mp4 {
      // Colours are those of high-definition video, and say so.
      graph.append(
        "[\(isBoth ? "forMP4" : "0:v")]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[mp4]")
      // Screens move by pixels more than by parts of them, and do not fade like films: to look for little of either
      // takes a quarter off the encoder's time, and adds a fortieth to the file.
      mappings += [
        "-map", "[mp4]", "-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-subq", "1", "-weightp",
        "none", "-bf", "1", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
        "-color_range", "tv", "-movflags", "+faststart", "-f", "mp4", path,
      ]
    }
    return input + ["-filter_complex", graph.joined(separator: ";")] + mappings
  }
}

/// ffmpeg did not make a film.
package struct FilmError: Error, Equatable, CustomStringConvertible {
  package let description: String
}
