/// Writes JSON in the one form that traces have: members in the order they are added, no spaces, numbers in
/// their shortest round-trip form.
package struct JSONWriter {
  package private(set) var text = ""
  /// Whether the next value follows another one in its object or array.
  private var needsComma = false

  package init() {}

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  /// Writes the name of the next value of an object.
  package mutating func name(_ name: String) {
    separate()
    appendQuoted(name)
    text += ":"
    needsComma = false
  }

  package mutating func value(_ value: String) {
    separate()
    appendQuoted(value)
  }

  package mutating func value(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  package mutating func value(_ value: Int) {
    separate()
    text += String(value)
  }

  package mutating func value(_ value: Int64) {
    separate()
    text += String(value)
  }

  package mutating func value(_ value: Double) {
    separate()
    text += JSONWriter.number(value)
  }

  /// A number held in single precision, written with the digits that single precision has.
  package mutating func value(_ value: Float) {
    separate()
    text += value.isFinite && value != value.rounded() ? "\(value)" : JSONWriter.number(Double(value))
  }

  package mutating func null() {
    separate()
    text += "null"
  }

  /// Writes an array of numbers.
  package mutating func numbers(_ values: [Double]) {
    beginArray()
    for number in values { value(number) }
    endArray()
  }

  package mutating func member(_ name: String, _ value: String) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Int64) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Float) {
    self.name(name)
    self.value(value)
  }

  /// The shortest text that reads back as the same number: −0 is 0, whole numbers have no point, and numbers
  /// that are not finite are strings, since JSON has none.
  package static func number(_ value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    // Beyond 2^53 not every whole number is a Double, and the shortest text has an exponent.
    if value == value.rounded(), value.magnitude < 9_007_199_254_740_992 { return String(Int64(value)) }
    return "\(value)"
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func appendQuoted(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
