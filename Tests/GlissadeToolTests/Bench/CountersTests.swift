import Benchmarks
import CoreGraphics
import Foundation
import GlissadeTool
import Simulator
import Testing

@Suite struct CountersTests {
  private final class Thing {}

  @Test("A page copied is read once and written once; nothing is read twice from memory")
  func traffic() throws {
    let results = BenchmarkSuite.run(scenes: [.circleReveal], threads: [1], runs: 1)
    let traffic = try #require(results.first?.traffic)
    // The frame's rows are padded to 64 bytes, and padding is never written; edges of the circle lie on both pages.
    let frame = Double(1170 * 4 * 2532)
    #expect(traffic.bytesWritten >= frame && traffic.bytesWritten < frame * 1.02)
    #expect(traffic.bytesRead >= frame && traffic.bytesRead < frame * 1.05)
  }

  @Test("Every object that is made is counted")
  func allocations() throws {
    var things: [Thing] = []
    things.reserveCapacity(1000)
    let count = try #require(AllocationCounter.count { for _ in 0..<1000 { things.append(Thing()) } })
    #expect(count >= 1000)
    // Other tests run meanwhile, so there is no upper bound; afterwards nothing is counted.
    #expect(things.count == 1000)
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
