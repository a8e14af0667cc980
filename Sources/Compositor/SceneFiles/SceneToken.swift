/// A word of a scene file, and where it stands.
package struct SceneToken: Equatable {
  package enum Kind: Equatable {
    /// Letters, figures and signs between spaces.
    case word(String)
    /// What stood between two quotes.
    case text(String)
    case open
    case close
  }

  package let kind: Kind
  /// Counted from 1.
  let line: Int

  /// As an error message shows it.
  var spelling: String {
    switch kind {
    case .word(let word): word
    case .text(let text): "\"\(text)\""
    case .open: "{"
    case .close: "}"
    }
  }

  /// Takes a text apart; `//` begins a remark that goes to the end of its line.
  static func tokens(of text: String) throws(SceneFileError) -> [SceneToken] {
    let bytes = Array(text.utf8)
    var tokens: [SceneToken] = []
    var line = 1
    var index = 0

    func content(from start: Int, while isPart: (UInt8) -> Bool) -> Range<Int> {
      start..<(bytes[start...].firstIndex { !isPart($0) } ?? bytes.count)
    }
    while index < bytes.count {
      let byte = bytes[index]
      let isRemark = byte == Sign.slash && index + 1 < bytes.count && bytes[index + 1] == Sign.slash
      if byte == Sign.lineFeed {
        line += 1
        index += 1
      } else if byte <= Sign.space {
        index += 1
      } else if byte == Sign.open || byte == Sign.close {
        tokens.append(SceneToken(kind: byte == Sign.open ? .open : .close, line: line))
        index += 1
      } else if isRemark {
        index = content(from: index) { $0 != Sign.lineFeed }.upperBound
      } else if byte == Sign.quote {
        let range = content(from: index + 1) { $0 != Sign.quote && $0 != Sign.lineFeed }
        guard range.upperBound < bytes.count, bytes[range.upperBound] == Sign.quote else {
          throw SceneFileError(line: line, message: "a quote has no end on its line")
        }
        tokens.append(SceneToken(kind: .text(String(decoding: bytes[range], as: UTF8.self)), line: line))
        index = range.upperBound + 1
      } else {
        let range = content(from: index) { $0 > Sign.space && !Sign.endsWord($0) }
        tokens.append(SceneToken(kind: .word(String(decoding: bytes[range], as: UTF8.self)), line: line))
        index = range.upperBound
      }
    }
    return tokens
  }

  private enum Sign {
    static let lineFeed = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let open = UInt8(ascii: "{")
    static let close = UInt8(ascii: "}")
    static let quote = UInt8(ascii: "\"")
    static let slash = UInt8(ascii: "/")

    static func endsWord(_ byte: UInt8) -> Bool { byte == open || byte == close || byte == quote }
  }
}
