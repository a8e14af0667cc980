import Benchmarks
import Foundation
import Simulator

/// How long a new process takes from its start until the first frame of a scene is a file at 1×, and it has ended.
package struct StartBenchmark {
  private let arguments: [String]
  private let program: String?
  private static let runs = 9

  /// - Parameters:
  ///   - scene: The name of the scene that is rendered.
  ///   - folder: Where its first frame goes.
  ///   - program: `glissade`; this process's own program by default.
  package init(
    scene: String, folder: String,
    program: String? = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  ) {
    self.program = program
    arguments = [
      "render", scene, "-o", folder, "--until", "0", "--only", "frames", "--scale", "1", "--quiet",
    ]
  }

  /// - Returns: The time on the clock, and the time on processors, which a busy machine changes less; nothing when this
  ///   process does not know its own program.
  /// - Throws: `ToolError.failure` when the process does not do what it is asked to.
  package func run() throws -> [BenchmarkFigure] {
    guard let program else { return [] }
    var times: [Double] = []
    var processorTimes: [Double] = []
    let clock = ContinuousClock()
    // One run more than counted: the first finds the program and the fonts on the disk.
    for _ in 0...Self.runs {
      let start = clock.now
      let used = Self.processorMilliseconds
      let ending = try ChildProcess(path: program, arguments: arguments).finish()
      times.append((clock.now - start) / .milliseconds(1))
      processorTimes.append(Self.processorMilliseconds - used)
      guard ending.status == 0 else {
        throw ToolError.failure("'\(program)' ended with status \(ending.status): \(ending.lastMessage)")
      }
    }
    times.removeFirst()
    processorTimes.removeFirst()
    return [
      BenchmarkFigure(
        "start", "from the start of a process to the end of one that wrote a first frame at 1×, with text",
        BenchmarkSuite.median(times), .milliseconds, quietest: times.min(), goal: Goal(must: 60)),
      BenchmarkFigure(
        "start-cpu", "processor time of that process", BenchmarkSuite.median(processorTimes), .milliseconds,
        quietest: processorTimes.min()),
    ]
  }

  /// Of all child processes that have ended.
  private static var processorMilliseconds: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}
