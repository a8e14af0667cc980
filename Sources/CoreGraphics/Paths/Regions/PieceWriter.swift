/// Writes pieces as path elements: what belongs to one line or curve becomes one again.
struct PieceWriter {
  private(set) var elements: [PathElement] = []
  private let grid: PathGrid
  private let pieces: [PathPiece]

  /// Steps that become one element. A line may be made of several, of which the first and last count when more
  /// steps are to be joined.
  private struct Run {
    let first: Part
    var last: Part
    var end: GridPoint

    /// A part of a curve as it is walked along.
    struct Part {
      let curve: Int
      let from: CGFloat
      let to: CGFloat
      let direction: GridPoint
      let start: GridPoint
    }
  }

  init(grid: PathGrid, pieces: [PathPiece]) {
    self.grid = grid
    self.pieces = pieces
  }

  /// A closed subpath, begun where two lines or curves meet.
  mutating func write(_ contour: RegionContour) {
    var runs = runs(of: contour.steps)
    if let last = runs.last, runs.count > 1, let joined = join(last, runs[0]) {
      runs.removeLast()
      runs[0] = joined
    }
    write(runs)
    // The close draws a line that leads back.
    if runs.count > 1, let last = runs.last, grid.curves[last.first.curve].isLine { elements.removeLast() }
    elements.append(.close)
  }

  /// A subpath through steps that follow each other, closed where they come back to their start.
  mutating func write(lines steps: [RegionContour.Step]) {
    guard let first = steps.first, let last = steps.last else { return }
    if first.start == last.end, steps.count > 1 {
      write(RegionContour(steps: steps))
    } else {
      write(runs(of: steps))
    }
  }

  private func runs(of steps: [RegionContour.Step]) -> [Run] {
    var runs: [Run] = []
    for step in steps {
      let piece = pieces[step.piece]
      let part = Run.Part(
        curve: piece.curve, from: step.isReversed ? piece.to : piece.from,
        to: step.isReversed ? piece.from : piece.to, direction: step.direction, start: step.start)
      let run = Run(first: part, last: part, end: step.end)
      if let last = runs.last, let joined = join(last, run) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// One run for two that are parts of the same curve in sequence, or of one straight line.
  private func join(_ first: Run, _ second: Run) -> Run? {
    let (before, after) = (first.last, second.first)
    let isContinued =
      before.curve == after.curve && before.to == after.from
      && (before.from < before.to) == (after.from < after.to)
    let isStraight =
      grid.curves[before.curve].isLine && grid.curves[after.curve].isLine
      && before.direction.cross(after.direction) == 0 && before.direction.dot(after.direction) > 0
    guard isContinued || isStraight else { return nil }
    return Run(first: first.first, last: second.last, end: second.end)
  }

  private mutating func write(_ runs: [Run]) {
    guard let first = runs.first else { return }
    elements.append(.move(grid.point(at: first.first.start)))
    for run in runs {
      let end = grid.point(at: run.end)
      let curve = grid.curves[run.first.curve]
      guard !curve.isLine else {
        elements.append(.line(end))
        continue
      }
      let (from, to) = (run.first.from, run.last.to)
      let part = curve.part(from: min(from, to), to: max(from, to))
      let directed = from < to ? part : part.reversed
      elements.append(directed.moved(toStart: grid.point(at: run.first.start), end: end).element)
    }
  }
}
