import Compositor
import Foundation

// Draws every scene file below a folder and checks what it expects, then a number of random render trees. Needs little
// to be built, so that script/sanitize can do it with the address sanitizer watching.
// usage: SceneCheckCommand FOLDER [COUNT]

let arguments = CommandLine.arguments.dropFirst()
let folder = URL(fileURLWithPath: arguments.first ?? "Tests/Scenes")
let treeCount = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 0
let names = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".scene") }
  .sorted()
let compositors = [Compositor(threads: 2), Compositor(threads: 1, instructionSet: .portable)]
var tally = CheckTally()

for name in names {
  let scene = SceneCheck(file: folder.appendingPathComponent(name))
  tally.count(name) { try compositors.compactMap { try scene.objection(by: $0) }.first }
}
if names.isEmpty { tally.count(folder.path) { "there are no scenes" } }
for seed in 0..<treeCount {
  tally.count("random tree \(seed)") { RandomTreeCheck(seed: seed).objection(by: compositors) }
}
print("\(tally.passed) passed, \(tally.failed) failed")
exit(tally.failed == 0 ? 0 : 1)
