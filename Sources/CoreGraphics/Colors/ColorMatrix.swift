/// A matrix that takes three parts of a colour to three others.
struct ColorMatrix: Sendable {
  typealias Row = (CGFloat, CGFloat, CGFloat)

  let rows: [Row]

  static let identity = ColorMatrix(rows: [(1, 0, 0), (0, 1, 0), (0, 0, 1)])

  func apply(_ parts: Row) -> Row {
    func sum(_ row: Row) -> CGFloat { row.0 * parts.0 + row.1 * parts.1 + row.2 * parts.2 }
    return (sum(rows[0]), sum(rows[1]), sum(rows[2]))
  }

  /// The matrix that first does this one, then the other.
  func concatenating(_ other: ColorMatrix) -> ColorMatrix {
    let columns = [
      (rows[0].0, rows[1].0, rows[2].0), (rows[0].1, rows[1].1, rows[2].1), (rows[0].2, rows[1].2, rows[2].2),
    ].map { other.apply($0) }
    return ColorMatrix(rows: [
      (columns[0].0, columns[1].0, columns[2].0), (columns[0].1, columns[1].1, columns[2].1),
      (columns[0].2, columns[1].2, columns[2].2),
    ])
  }

  /// The matrix that undoes this one, by Cramer's rule.
  func inverted() -> ColorMatrix {
    func cross(_ a: Row, _ b: Row) -> Row {
      (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }
    let columns = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
    let determinant = rows[0].0 * columns[0].0 + rows[0].1 * columns[0].1 + rows[0].2 * columns[0].2
    return ColorMatrix(rows: [
      (columns[0].0 / determinant, columns[1].0 / determinant, columns[2].0 / determinant),
      (columns[0].1 / determinant, columns[1].1 / determinant, columns[2].1 / determinant),
      (columns[0].2 / determinant, columns[1].2 / determinant, columns[2].2 / determinant),
    ])
  }
}
