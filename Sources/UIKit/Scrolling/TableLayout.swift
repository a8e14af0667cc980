import CoreGraphics
import Foundation

/// Where everything in a table view is, in its content's coordinates.
struct TableLayout {
  struct Section {
    /// Of the header, then the rows, then the footer.
    let header: ClosedRange<CGFloat>
    /// The upper edges of the rows, and below them the lower edge of the last one.
    let rowEdges: [CGFloat]
    let footer: ClosedRange<CGFloat>

    var top: CGFloat { header.lowerBound }
    var bottom: CGFloat { footer.upperBound }
    var rowCount: Int { rowEdges.count - 1 }
  }

  private(set) var sections: [Section] = []
  private(set) var height: CGFloat

  /// - Parameter headerHeight: of the view above all sections, in points.
  init(headerHeight: CGFloat = 0) {
    height = headerHeight
  }

  mutating func addSection(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    let top = height
    var edge = top + header
    var edges = [edge]
    for row in rows {
      edge += row
      edges.append(edge)
    }
    height = edge + footer
    sections.append(Section(header: top...(top + header), rowEdges: edges, footer: edge...height))
  }

  mutating func addFooter(height footer: CGFloat) {
    height += footer
  }

  /// The upper and lower edges of a row; nil for one that does not exist.
  func rows(at indexPath: IndexPath) -> ClosedRange<CGFloat>? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let edges = sections[indexPath.section].rowEdges
    guard indexPath.row >= 0, indexPath.row < edges.count - 1 else { return nil }
    return edges[indexPath.row]...edges[indexPath.row + 1]
  }

  /// The rows that touch a range of heights, in order.
  func indexPaths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var result: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom && section.rowCount > 0 {
      // The first row whose lower edge lies below the top, by halving.
      var low = 0
      var high = section.rowCount
      while low < high {
        let middle = (low + high) / 2
        if section.rowEdges[middle + 1] <= top { low = middle + 1 } else { high = middle }
      }
      while low < section.rowCount, section.rowEdges[low] < bottom {
        result.append(IndexPath(row: low, section: index))
        low += 1
      }
    }
    return result
  }
}
