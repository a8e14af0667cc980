import CoreGraphics

extension SceneFile {
  /// What is wrong with the scene by what it expects, each as a line to show.
  ///
  /// - Parameters:
  ///   - picture: The scene's.
  ///   - other: Makes the picture of another scene from its file's name.
  package func objections<Failure: Error>(
    to picture: Picture, other: (String) throws(Failure) -> Picture
  ) throws(Failure) -> [String] {
    var objections: [String] = []
    for expectation in expectations {
      if let objection = try expectation.objection(to: picture, findings, other: other) {
        objections.append(objection)
      }
    }
    for rule in findings where !expectations.contains(.finding(rule)) {
      objections.append("there is a finding '\(rule)'")
    }
    return objections
  }
}

extension SceneExpectation {
  /// Nil when it holds.
  fileprivate func objection<Failure: Error>(
    to picture: Picture, _ findings: [String], other: (String) throws(Failure) -> Picture
  ) throws(Failure) -> String? {
    switch self {
    case .pixel(let x, let y, let color, let tolerance):
      guard x < picture.width, y < picture.height else { return "there is no pixel (\(x), \(y))" }
      let found = picture.color(x: x, y: y)
      guard !found.isNear(color, within: tolerance) else { return nil }
      return "pixel (\(x), \(y)) is \(found), not \(color)"
    case .same(let name, let tolerance):
      let wanted = try other(name)
      guard picture.width == wanted.width, picture.height == wanted.height else {
        return "'\(name)' has \(wanted.width) × \(wanted.height) pixels"
      }
      for y in 0..<picture.height {
        for x in 0..<picture.width
        where !picture.color(x: x, y: y).isNear(wanted.color(x: x, y: y), within: tolerance) {
          return
            "pixel (\(x), \(y)) is \(picture.color(x: x, y: y)), in '\(name)' \(wanted.color(x: x, y: y))"
        }
      }
      return nil
    case .finding(let rule): return findings.contains(rule) ? nil : "there is no finding '\(rule)'"
    }
  }
}

extension RenderColor: CustomStringConvertible {
  /// As scene files have it: `#rrggbbaa`.
  package var description: String {
    let digits = [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "#" + digits.joined()
  }

  init(word: UInt32) {
    self.init(
      blue: UInt8(word & 255), green: UInt8(word >> 8 & 255), red: UInt8(word >> 16 & 255),
      alpha: UInt8(word >> 24))
  }

  fileprivate func isNear(_ other: RenderColor, within tolerance: Int) -> Bool {
    let pairs = [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
    return pairs.allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}

extension Picture {
  fileprivate func color(x: Int, y: Int) -> RenderColor {
    RenderColor(word: (bytes + y * bytesPerRow + 4 * x).load(as: UInt32.self))
  }
}
