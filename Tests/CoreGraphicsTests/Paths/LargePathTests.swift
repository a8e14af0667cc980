import CoreGraphics
import Glibc
import Testing

@Suite("Large and wild paths")
struct LargePathTests {
  private func zigzag(_ count: Int, scale: CGFloat = 1) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 1..<max(count, 2) {
      path.addLine(to: CGPoint(x: CGFloat(index) * scale, y: CGFloat(index % 7) * scale))
    }
    return path
  }

  /// On the processor, so that other programs do not count; the least of three.
  private func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (0..<3).map { _ in
      let start = now()
      body()
      return now() - start
    }.min() ?? 0
  }

  @Test("building, boxes, copies and comparisons take time in proportion to the elements")
  func linear() {
    func time(_ count: Int) -> Double {
      seconds {
        let path = zigzag(count)
        let copy = path.mutableCopy()
        copy?.addLine(to: .zero)
        #expect(path.boundingBox.width == CGFloat(count - 1) && path.boundingBoxOfPath == path.boundingBox)
        #expect(path != copy && path == path.copy() && path.hashValue == path.copy()?.hashValue)
        #expect(path.contains(CGPoint(x: 3.5, y: 100)) == false)
      }
    }
    // A hundred times the elements take a hundred times as long, squared it would be ten thousand.
    #expect(time(200_000) < 1_000 * max(time(2_000), 1e-5))
  }

  @Test("a million elements are built, walked and measured")
  func million() {
    let path = zigzag(1_000_000)
    var count = 0
    path.applyWithBlock { _ in count += 1 }
    #expect(count == 1_000_000)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 999_999, height: 6))
    let copy = path.transformed(by: CGAffineTransform(scaleX: 2, y: 1))
    #expect(copy.boundingBox.width == 1_999_998)
  }

  @Test("a thousand rectangles apart are their own union, in little time")
  func manyRects() {
    let path = CGMutablePath()
    for index in 0..<1_000 {
      path.addRect(CGRect(x: index % 40 * 3, y: index / 40 * 3, width: 2, height: 2))
    }
    let time = seconds { #expect(abs(path.normalized().greenArea - 4_000) < 1e-6) }
    #expect(time < 2)
    #expect(path.componentsSeparated().count == 1_000)
  }

  @Test(
    "coordinates out of all proportion neither stop nor hang",
    arguments: [1e30, 1e150, 1e307, .infinity, .nan, -.infinity, 1e-307] as [CGFloat])
  func wild(_ number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: number, y: 0))
    path.addLine(to: CGPoint(x: 5, y: number))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: -number, y: number), control2: CGPoint(x: 3, y: number))
    path.addQuadCurve(to: CGPoint(x: number, y: number), control: CGPoint(x: 0, y: 7))
    path.addArc(
      center: CGPoint(x: number, y: 1), radius: number, startAngle: 0, endAngle: 3, clockwise: false)
    path.addArc(tangent1End: CGPoint(x: number, y: 2), tangent2End: CGPoint(x: 2, y: number), radius: number)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: number, delta: number)
    path.addRoundedRect(
      in: CGRect(x: 0, y: number, width: number, height: 3), cornerWidth: number, cornerHeight: 1)
    path.addEllipse(in: CGRect(x: number, y: number, width: number, height: number))
    path.closeSubpath()
    _ = path.boundingBoxOfPath
    _ = path.contains(CGPoint(x: 1, y: 1))
    _ = path.contains(CGPoint(x: number, y: number), using: .evenOdd)
    _ = path.isRect(nil)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(square.intersection(path).elements.count < 1_000)
    #expect(path.flattened(threshold: number).elements.count < 200_000)
    #expect(path.flattened(threshold: 0.1).elements.count < 200_000)
    let dashed = path.copy(dashingWithPhase: number, lengths: [1, number])
    #expect(dashed.elements.count < 400_000)
    let stroked = path.copy(
      strokingWithWidth: number, lineCap: .round, lineJoin: .round, miterLimit: number)
    #expect(stroked.elements.count < 2_000_000)
    let transformed = path.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(transformed.elements.count < 2_000_000)
    #expect(path.trimmed(from: 0.2, to: 0.7).elements.count <= path.elements.count + 1)
  }
}
