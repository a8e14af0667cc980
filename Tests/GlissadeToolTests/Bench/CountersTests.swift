import Benchmarks
import CoreGraphics
import Foundation
import GlissadeTool
import Simulator
import Testing

@Suite struct CountersTests {
  @Test("A page copied is read once and written once; nothing is read twice from memory")
  func traffic() throws {
    let results = BenchmarkSuite.run(scenes: [.circleReveal], threads: [1], runs: 1)
    let traffic = try #require(results.first?.traffic)
    // The frame's rows are padded to 64 bytes, and padding is never written; edges of the circle lie on both pages.
    let frame = Double(1170 * 4 * 2532)
    #expect(traffic.bytesWritten >= frame && traffic.bytesWritten < frame * 1.02)
    #expect(traffic.bytesRead >= frame && traffic.bytesRead < frame * 1.05)
  }

  @Test("Allocations are told for each layer and frame where the program counts them")
  func allocations() {
    let benchmark = SamplingBenchmark(layerCount: 2)
    let count: (() -> Void) -> Int = { work in
      work()
      return 3 * 2 * BenchmarkSuite.frames
    }
    let figures = benchmark.run(runs: 1, countAllocations: count)
    #expect(figures.map(\.name) == ["sampling-2", "sampling-2-allocations"])
    #expect(figures.last?.value == 3)
    #expect(benchmark.run(runs: 1).map(\.name) == ["sampling-2"])
  }

  @Test("Memory that is touched shows in the peak")
  func peak() {
    let size = 256 << 20
    let peak = ProcessMemory.peak {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
      memory.initializeMemory(as: UInt8.self, repeating: 1, count: size)
      memory.deallocate()
    }
    // Other tests free memory meanwhile.
    #expect(peak > size / 2)
    #expect(ProcessMemory.resident > 0)
  }

  @Test("A process that fails is no measurement")
  func start() throws {
    let folder = TemporaryFolder()
    let figures = try StartBenchmark(scene: "any", folder: folder.path, program: "/bin/true").run()
    #expect(figures.map(\.name) == ["start", "start-cpu"])
    #expect(figures.allSatisfy { $0.quietest > 0 })
    #expect(throws: ToolError.self) {
      try StartBenchmark(scene: "any", folder: folder.path, program: "/bin/false").run()
    }
    #expect(try StartBenchmark(scene: "any", folder: folder.path, program: nil).run().isEmpty)
  }
}
