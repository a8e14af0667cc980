import Simulator
import Testing

@Suite struct JSONWriterTests {
  @Test(
    "Numbers are the shortest that read back the same",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (9_007_199_254_740_991, "9007199254740991"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(JSONWriter.number(value) == text)
    #expect(Double(text) == value)
  }

  @Test func numbersThatAreNotFinite() {
    #expect(JSONWriter.number(.infinity) == "\"inf\"")
    #expect(JSONWriter.number(-.infinity) == "\"-inf\"")
    #expect(JSONWriter.number(.nan) == "\"nan\"")
    #expect(JSONWriter.number(-.nan) == "\"nan\"")
  }

  @Test func singlePrecisionKeepsItsDigits() {
    var writer = JSONWriter()
    writer.beginArray()
    for value in [0.3, 1, -0.0, .infinity] as [Float] { writer.value(value) }
    writer.endArray()
    #expect(writer.text == "[0.3,1,0,\"inf\"]")
  }

  @Test func membersKeepTheirOrder() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("b", "x")
    writer.name("a")
    writer.beginArray()
    writer.value(1)
    writer.beginObject()
    writer.endObject()
    writer.null()
    writer.numbers([0.5, 2])
    writer.endArray()
    writer.member("c", true)
    writer.endObject()
    #expect(writer.text == "{\"b\":\"x\",\"a\":[1,{},null,[0.5,2]],\"c\":true}")
  }

  @Test func stringsAreEscaped() {
    var writer = JSONWriter()
    writer.value("a\"b\\c\n\t\u{1}é你🙂")
    #expect(writer.text == "\"a\\\"b\\\\c\\n\\t\\u0001é你🙂\"")
  }
}
