/// Words in columns, as wide as they have to be.
package struct TextTable {
  private var rows: [[String]]
  private var notes: [String]
  private let leading: Set<Int>

  /// - Parameters:
  ///   - titles: Of the columns.
  ///   - leading: The columns that begin at their left edges; the others end at their right ones.
  package init(_ titles: [String], leading: Set<Int>) {
    rows = [titles]
    notes = [""]
    self.leading = leading
  }

  /// Adds a row, with a word for each column and a note behind the last one.
  package mutating func add(_ row: [String], note: String = "") {
    precondition(row.count == rows[0].count, "a row of \(row.count) words among rows of \(rows[0].count)")
    rows.append(row)
    notes.append(note)
  }

  /// The lines, each with a line break.
  package var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return zip(rows, notes).reduce("") { text, line in
      let words = line.0.enumerated().map { column, word in
        let padding = String(repeating: " ", count: widths[column] - word.count)
        return leading.contains(column) ? word + padding : padding + word
      }
      let whole = (words + (line.1.isEmpty ? [] : [line.1])).joined(separator: "  ")
      return text + whole.reversed().drop { $0 == " " }.reversed() + "\n"
    }
  }
}
