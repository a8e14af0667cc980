import APICheck
import Foundation

// api-check GRAPHS LISTS: whether every public name of our modules is Apple's.
// api-check --sources TREES LISTS: whether programs use nothing else.
// Exit 0 when they do, 1 when not, 2 when it cannot tell.
let words = CommandLine.arguments.dropFirst()
let checksSources = words.first == "--sources"
let folders = words.dropFirst(checksSources ? 1 : 0).map { URL(fileURLWithPath: $0) }
guard folders.count == 2 else {
  FileHandle.standardError.write(Data("usage: api-check [--sources] FOLDER LISTS\n".utf8))
  exit(2)
}
do {
  let result =
    checksSources
    ? try APICheck(names: AppleNames(signaturesIn: folders[1])).check(sourcesIn: folders[0])
    : try APICheck(names: AppleNames(listsIn: folders[1])).check(graphsIn: folders[0])
  guard result.nameCount > 0 else {
    FileHandle.standardError.write(Data("api-check: nothing to check in \(folders[0].path)\n".utf8))
    exit(2)
  }
  let verb = checksSources ? "uses" : "offers"
  for violation in result.violations {
    print("api-check: \(violation.module) \(verb) \(violation.path), which Apple's lists do not have")
  }
  let what = checksSources ? "names used by the examples" : "public names"
  print("api-check: \(result.nameCount) \(what), \(result.violations.count) not Apple's")
  exit(result.violations.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("api-check: \(error)\n".utf8))
  exit(2)
}
