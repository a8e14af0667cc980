/// Members that Swift's and Foundation's own protocols and NSObject bring into Apple's types.
enum StandardNames {
  static let members: Set<String> = [
    // Equatable, Hashable, Comparable
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hashValue",
    // RawRepresentable, CaseIterable, OptionSet, SetAlgebra
    "init(rawValue:)", "rawValue", "RawValue", "Element", "ArrayLiteralElement", "allCases", "AllCases",
    // Literals
    "init(integerLiteral:)", "init(floatLiteral:)", "IntegerLiteralType", "FloatLiteralType",
    // CustomStringConvertible, Codable
    "description", "debugDescription", "encode(to:)", "init(from:)",
    // NSObject, NSCopying, NSCoding
    "init()", "init(coder:)", "encode(with:)", "copy(with:)", "mutableCopy(with:)", "isEqual(_:)", "hash",
    "supportsSecureCoding",
  ]
}
