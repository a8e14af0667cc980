import APICheck
import Foundation
import Testing

@Suite("Names that sources use")
struct SourceReferencesTests {
  private static let module = """
    @_exported import Foundation
    open class UIResponder { public init() {}; open func next(_ step: Int) -> UIResponder? { nil } }
    open class UIView: UIResponder {
      public init(frame: CGRect) { self.frame = frame }
      open var frame: CGRect
      open var backing: Int { 0 }
      open func draw(_ rect: CGRect) {}
    }
    extension UIView {
      public enum AnimationCurve { case easeIn, easeWild }
      public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {}
      public func glide() {}
    }
    open class UIGlider: UIView {}
    """

  private static let honest = """
    import UIKit
    class Card: UIView {
      let curve: UIView.AnimationCurve = .easeIn
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
      }
      func grow() { UIView.animate(withDuration: 1) { frame.size.width += 1 } }
      override func draw(_ rect: CGRect) { super.draw(rect) }
    }
    func make() -> UIView { Card(frame: .zero) }
    """

  /// Compiles a small module named UIKit, and checks a program that imports it.
  private func check(_ program: String) throws -> APICheck.Result {
    try withTemporaryFolder { folder in
      let files = [("UIKit", Self.module), ("Program", program)].map { name, text in
        (folder.appendingPathComponent("\(name).swift"), text)
      }
      for (file, text) in files { try Data(text.utf8).write(to: file) }
      let module = folder.appendingPathComponent("UIKit.swiftmodule").path
      try compile(["-emit-module", "-module-name", "UIKit", "-emit-module-path", module, files[0].0.path])
      let tree = folder.appendingPathComponent("Program.ast")
      try compile(["-dump-ast", "-I", folder.path, "-o", tree.path, files[1].0.path])
      let lists = folder.appendingPathComponent("signatures.md")
      try Data(Self.signatures.utf8).write(to: lists)
      return try APICheck(names: AppleNames(signaturesIn: folder)).check(sourcesIn: folder)
    }
  }

  private static let signatures = """
    ### class UIResponder : NSObject [2]
    ### class UIView : UIResponder [2]
    - UIView.init(frame:): `init(frame: CGRect)` [2]
    - UIView.frame: `var frame: CGRect` [2]
    - UIView.draw(_:): `func draw(_ rect: CGRect)` [2]
    - UIView.animate(withDuration:animations:): `class func animate(withDuration d: Double, animations: () -> Void)` [4]
    - UIView.AnimationCurve: `enum AnimationCurve : Int { case easeInOut, easeIn, easeOut, linear }` [2]
    """

  private func compile(_ arguments: [String]) throws {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-swift-version", "5"] + arguments
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
  }

  @Test("A program that keeps to the listed names passes")
  func honestProgram() throws {
    let result = try check(Self.honest)
    #expect(result.violations.isEmpty, "\(result.violations)")
    #expect(result.nameCount > 5)
  }

  @Test("A planted name fails: a member, one of an extension, a case, a method without labels, a type")
  func plantedNames() throws {
    let result = try check(
      Self.honest + """

        func plant(_ view: UIView) {
          view.glide()
          print(view.backing, UIView.AnimationCurve.easeWild, view.next(1) as Any)
        }
        var kind: UIGlider?
        """)
    #expect(
      result.violations.map(\.path) == [
        "UIGlider", "UIResponder.next", "UIView.AnimationCurve.easeWild", "UIView.backing", "UIView.glide()",
      ])
    #expect(result.violations.allSatisfy { $0.module == "Program" })
  }
}
