import APICheck
import Foundation

// api-check GRAPHS LISTS: exit 0 when every public name is Apple's, 1 when not, 2 when it cannot tell.
let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: api-check GRAPHS LISTS\n".utf8))
  exit(2)
}
do {
  let result = try APICheck(names: AppleNames(listsIn: arguments[1])).check(graphsIn: arguments[0])
  guard result.nameCount > 0 else {
    FileHandle.standardError.write(Data("api-check: no symbol graph in \(arguments[0].path)\n".utf8))
    exit(2)
  }
  for violation in result.violations {
    print("api-check: \(violation.module) offers \(violation.path), which Apple's does not")
  }
  print("api-check: \(result.nameCount) public names, \(result.violations.count) not Apple's")
  exit(result.violations.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("api-check: \(error)\n".utf8))
  exit(2)
}
