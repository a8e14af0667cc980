/// Arcs as cubics of at most 90 degrees counted from the start angle, without close (decision 9.1).
enum PathArcs {
  /// The signed angle from start to end in a direction, at most one turn.
  ///
  /// A whole turn or more is one turn. An end angle that lies the wrong way is moved by whole turns until it is
  /// ahead; a whole turn the wrong way is a whole turn the right way.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let ahead = clockwise ? start - end : end - start
    let swept: CGFloat
    if ahead >= 0 {
      swept = min(ahead, turn)
    } else {
      let rest = ahead.truncatingRemainder(dividingBy: turn)
      swept = rest + turn
    }
    return clockwise ? -swept : swept
  }

  /// Move to the start, then the cubics.
  static func arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) -> [PathElement] {
    guard delta.isFinite, startAngle.isFinite else { return [] }
    // Going round more often changes nothing that can be seen.
    let most = 128 * CGFloat.pi
    let delta = abs(delta) <= most ? delta : (delta < 0 ? -most : most) + delta.remainder(dividingBy: 2 * .pi)
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    var elements: [PathElement] = [.move(point(startAngle))]
    let quarter = CGFloat.pi / 2
    // A rounding error in the angles must not add a piece.
    let count = Int((abs(delta) / quarter - 1e-9).rounded(.up))
    for index in 0..<max(count, 0) {
      let from = startAngle + CGFloat(index) * (delta < 0 ? -quarter : quarter)
      let to = index == count - 1 ? startAngle + delta : from + (delta < 0 ? -quarter : quarter)
      let control = 4.0 / 3.0 * tan((to - from) / 4)
      elements.append(.cubic(point(from, tangent: control), point(to, tangent: -control), point(to)))
    }
    return elements
  }

  /// The arc that touches the line from `start` to `corner` and the line from `corner` to `end`, beginning with a
  /// move to where it touches the first; a move to the corner alone where no arc fits.
  static func tangentArc(
    from start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat
  ) -> [PathElement] {
    let (x1, y1) = (start.x - corner.x, start.y - corner.y)
    let (x2, y2) = (end.x - corner.x, end.y - corner.y)
    let lengths = hypot(x1, y1) * hypot(x2, y2)
    let cross = x1 * y2 - y1 * x2
    guard lengths > 0, radius > 0, abs(cross) > 1e-9 * lengths else { return [.move(corner)] }
    let angle = atan2(abs(cross), x1 * x2 + y1 * y2)
    let distance = radius / tan(angle / 2)
    let (unitX, unitY) = (x1 / hypot(x1, y1), y1 / hypot(x1, y1))
    let touch = CGPoint(x: corner.x + unitX * distance, y: corner.y + unitY * distance)
    // The centre lies beside the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - side * unitY * radius, y: touch.y + side * unitX * radius)
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    return arc(center: center, radius: radius, startAngle: startAngle, delta: -side * (.pi - angle))
  }
}
