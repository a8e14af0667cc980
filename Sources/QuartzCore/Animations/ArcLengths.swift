/// Running lengths along a curve, to move over it at an even pace.
struct ArcLengths {
  /// A part of the curve whose speed grows or falls evenly, as far as one can tell.
  private struct Piece {
    private let start: Double
    private let width: Double
    /// The length of the curve before it.
    private let begin: Double
    /// 1 over the length; 0 for none.
    private let density: Double
    /// The share of the length as a quadratic of the parameter's: what is linear of it.
    private let linear: Double

    /// - Parameters:
    ///   - parameters: Of the curve.
    ///   - begin: The length before it.
    ///   - halves: The lengths of its two halves.
    init(parameters: (from: Double, to: Double), begin: Double, halves: (first: Double, second: Double)) {
      let length = halves.first + halves.second
      start = parameters.from
      width = parameters.to - parameters.from
      self.begin = begin
      let hasLength = length >= .leastNormalMagnitude && length.isFinite
      density = hasLength ? 1 / length : 0
      linear = hasLength ? 4 * (halves.first / length) - 1 : 1
    }

    /// The parameter where a length from the start of the curve is reached.
    func parameter(at distance: Double) -> Double {
      let share = min(max((distance - begin) * density, 0), 1)
      let divisor = linear + max(linear * linear + 4 * (1 - linear) * share, 0).squareRoot()
      return start + width * (divisor > 0 ? min(max(2 * share / divisor, 0), 1) : 0)
    }
  }

  private struct Sample<Point> {
    let parameter: Double
    let point: Point
  }

  private static let firstPieces = 16
  /// A piece is halved at most so often.
  private static let depthLimit = 6

  private var pieces: [Piece] = []
  /// The length of the curve up to the end of each piece, apart from them: a frame looks through these.
  private var ends: [Double] = []

  /// - Parameters:
  ///   - point: At a parameter in 0…1.
  ///   - distance: Between two points.
  init<Point>(point: (Double) -> Point, distance: (Point, Point) -> Double) {
    func sample(_ parameter: Double) -> Sample<Point> {
      Sample(parameter: parameter, point: point(parameter))
    }
    func way(_ from: Sample<Point>, _ to: Sample<Point>) -> Double { distance(from.point, to.point) }

    func measure(_ from: Sample<Point>, _ middle: Sample<Point>, _ to: Sample<Point>, depth: Int) {
      let early = sample((from.parameter + middle.parameter) / 2)
      let late = sample((middle.parameter + to.parameter) / 2)
      let quarters = (way(from, early), way(early, middle), way(middle, late), way(late, to))
      let chords = (way(from, middle), way(middle, to))
      let halves = (quarters.0 + quarters.1, quarters.2 + quarters.3)
      if depth < Self.depthLimit, Self.isUneven(quarters, halves: halves, chords: chords) {
        measure(from, early, middle, depth: depth + 1)
        measure(middle, late, to, depth: depth + 1)
        return
      }
      // Chords of half the length are a quarter as far off (Richardson).
      let first = halves.0 + (halves.0 - chords.0) / 3
      let second = halves.1 + (halves.1 - chords.1) / 3
      pieces.append(
        Piece(parameters: (from.parameter, to.parameter), begin: length, halves: (first, second)))
      ends.append(length + first + second)
    }

    var from = sample(0)
    for index in 1...Self.firstPieces {
      let to = sample(Double(index) / Double(Self.firstPieces))
      measure(from, sample((from.parameter + to.parameter) / 2), to, depth: 0)
      from = to
    }
  }

  /// Whether a quadratic through the middle misses the quarters by more than makes a two-thousandth of the speed, or
  /// chords are too short for the bend.
  private static func isUneven(
    _ quarters: (Double, Double, Double, Double), halves: (Double, Double), chords: (Double, Double)
  ) -> Bool {
    let length = halves.0 + halves.1
    let missed = max(
      abs((5 * halves.0 - halves.1) / 8 - quarters.0), abs((5 * halves.1 - halves.0) / 8 - quarters.3))
    return missed > length * 5e-5 || length - chords.0 - chords.1 > length * 2e-3
  }

  var length: Double { ends.last ?? 0 }

  /// The parameter at a share of the length.
  func parameter(at share: Double) -> Double {
    guard length > 0, share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let target = share * length
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < target { low = middle + 1 } else { high = middle }
    }
    return pieces[low].parameter(at: target)
  }
}
