import APICheck
import Foundation
import Testing

@Suite("Apple's names")
struct AppleNamesTests {
  private func allows(_ path: String, kind: String = "swift.method") throws -> Bool {
    let components = path.split(separator: "|").map { "\"\($0)\"" }.joined(separator: ",")
    let symbol = """
      {"kind": {"identifier": "\(kind)"}, "pathComponents": [\(components)], "accessLevel": "open"}
      """
    return try withExampleLists { names in
      names.allows(try JSONDecoder().decode(SymbolGraph.Symbol.self, from: Data(symbol.utf8)))
    }
  }

  @Test(
    "Names that are listed are allowed",
    arguments: [
      "UIView", "UIView|frame", "UIView|init(frame:)", "UIView|animate(withDuration:animations:)",
      "UIView|AnimationCurve|easeIn", "UIFont|Weight|init(rawValue:)", "UIFont|Weight|thin",
      "NSDirectionalRectEdge|leading", "CACurrentMediaTime()", "kCATransition", "CALayer|add(_:forKey:)",
      "CALayer|ToneMapMode|never", "CGError|failure", "UIBarStyle|default", "UITextView",
    ])
  func listedNames(path: String) throws {
    #expect(try allows(path))
  }

  @Test(
    "Names that are not listed are refused",
    arguments: [
      "UIViev", "UIView|frme", "UIView|init(farme:)", "UIView|animate(duration:animations:)", "frame",
      "UIView|AnimationCurve|easeInn", "UIFont|Weight|fat", "CALayer|add(_:)", "CALayer|frame",
      "CGError|succes", "CACurrentMediaTim()", "UIScrollView|contentSiz",
    ])
  func otherNames(path: String) throws {
    #expect(try !allows(path))
  }

  @Test("A type has its supertypes' names")
  func supertypes() throws {
    #expect(try allows("UIScrollView|frame", kind: "swift.property"))
    #expect(try allows("UIScrollView|next", kind: "swift.property"))
    #expect(try !allows("UIResponder|frame", kind: "swift.property"))
  }

  @Test("A selector whose first word begins with the base name allows it, at a word's end only")
  func selectors() throws {
    #expect(try allows("UITextView|scrollRangeToVisible(_:)"))
    #expect(try allows("UITextView|scroll(_:)"))
    #expect(try !allows("UITextView|scrollRa(_:)"))
    #expect(try allows("UITextView|init(frame:textContainer:)"))
    #expect(try !allows("UITextView|init(container:)"))
  }

  @Test("What begins with an underscore is nobody's business, nor what stands inside it")
  func underscores() throws {
    #expect(try allows("UIView|_helper(_:)"))
    #expect(try allows("_Callable|callAsFunction()"))
  }

  @Test("An optional method of a protocol may be a property too")
  func optionalMethods() throws {
    #expect(try allows("UIScrollViewDelegate|scrollViewDidScroll", kind: "swift.property"))
    #expect(try !allows("UIScrollViewDelegate|scrollViewDidScroll", kind: "swift.method"))
  }
}
