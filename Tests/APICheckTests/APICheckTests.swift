import APICheck
import Foundation
import Testing

@Suite("API check")
struct APICheckTests {
  /// Compiles a module named UIKit and checks the symbol graphs that the compiler writes for it.
  private func check(_ source: String) throws -> APICheck.Result {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Source.swift")
      try Data(source.utf8).write(to: file)
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "swiftc", "-emit-module", "-module-name", "UIKit", "-package-name", "example",
        "-emit-module-path", folder.appendingPathComponent("UIKit.swiftmodule").path,
        "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path, file.path,
      ]
      try compiler.run()
      compiler.waitUntilExit()
      #expect(compiler.terminationStatus == 0)
      return try withExampleLists { try APICheck(names: $0).check(graphsIn: folder) }
    }
  }

  private let honest = """
    import Foundation
    open class UIResponder { public init() {}; open var next: UIResponder? { nil } }
    open class UIView: UIResponder {
      public init(frame: CGRect) { self.frame = frame }
      open var frame: CGRect
      package var backing: Int { 0 }
      public func _helper() {}
      func invisible() {}
    }
    extension IndexPath { public var row: Int { self[1] } }
    """

  @Test("A module with Apple's names passes; what only the package sees does not count")
  func honestModule() throws {
    let result = try check(honest)
    #expect(result.violations.isEmpty)
    #expect(result.nameCount > 5)
  }

  @Test("A planted wrong name fails: a type, a member, a member of another module's type")
  func plantedNames() throws {
    let result = try check(
      honest + """

        public struct Glide {}
        extension UIView { public var frme: CGRect { frame } }
        extension IndexPath { public var rowNumber: Int { row } }
        """)
    #expect(
      result.violations.map { "\($0.module): \($0.path)" } == [
        "UIKit: Glide", "UIKit: UIView.frme", "UIKit@FoundationEssentials: IndexPath.rowNumber",
      ])
  }
}
