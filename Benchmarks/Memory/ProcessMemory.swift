import Foundation

/// What this process occupies, as the kernel counts it.
package enum ProcessMemory {
  /// In bytes, now.
  package static var resident: Int { value(of: "VmRSS") ?? 0 }

  /// In bytes, now, once memory that was freed is given back: how much the allocator keeps depends on what lies
  /// between, and differs from run to run.
  package static var settled: Int {
    _ = trim?(0)
    return resident
  }

  /// In bytes, the most since the process began or since `resetPeak()`.
  package static var peak: Int { value(of: "VmHWM") ?? 0 }

  /// Forgets the peak, once memory that was freed is given back.
  ///
  /// - Returns: What is occupied.
  package static func resetPeak() -> Int {
    _ = settled
    if let file = fopen("/proc/self/clear_refs", "w") {
      fputs("5", file)
      fclose(file)
    }
    return resident
  }

  /// glibc's own, which its Swift module does not have.
  private static let trim = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim")
    .map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }

  /// The most that work occupies beyond what the process did before, in bytes.
  package static func peak(during work: () throws -> Void) rethrows -> Int {
    let base = resetPeak()
    try work()
    return max(0, peak - base)
  }

  private static func value(of name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    // "VmRSS:	   12345 kB"
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return number.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
