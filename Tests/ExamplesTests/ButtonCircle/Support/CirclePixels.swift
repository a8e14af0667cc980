import Compositor
import Simulator
import UIKit

/// Reads the circle out of pixels, given what the screen looks like before it and after it. In pixels.
@MainActor
struct CirclePixels {
  /// What one frame's pixels say.
  struct Reading {
    /// For each readable row that the edge crosses left of the middle: how far below the middle it lies, and the
    /// length of the chord from the edge to the middle.
    var chords: [(distance: Double, length: Double)] = []
    /// Pixels inside that are not the second screen's, or outside that are not the first's, to the bit.
    var strayPixels = 0
    /// Pixels less than half a pixel from where the edge should be.
    var edgePixels = 0
    /// Those of them that are neither the one screen's nor the other's.
    var softPixels = 0
  }

  /// The least difference between two screens, in some channel, that lets a pixel's coverage be read off.
  private static let leastContrast = 64
  /// Every this many rows are looked at.
  private static let rowStep = 4

  let first: Picture
  let second: Picture
  let center: (x: Double, y: Double)
  private let rows: [Int]
  /// Rows whose every pixel left of the middle has contrast.
  private let readableRows: Set<Int>

  /// - Parameter top: The first row to look at, below the bar.
  init(first: Picture, second: Picture, center: (x: Double, y: Double), top: Int) {
    self.first = first
    self.second = second
    self.center = center
    let rows = Array(stride(from: top, to: first.height, by: Self.rowStep))
    self.rows = rows
    readableRows = Set(
      rows.filter { y in
        (0..<Int(center.x)).allSatisfy { x in
          Self.contrast(first.pixel(x: x, y: y), second.pixel(x: x, y: y)).amount >= Self.leastContrast
        }
      })
  }

  func read(_ picture: Picture, radius: Double) -> Reading {
    var reading = Reading()
    let outer = radius * (1 + Double(CircleGeometry.oversize))
    for y in rows {
      let below = Double(y) + 0.5 - center.y
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y)
        let distance = (pow(Double(x) + 0.5 - center.x, 2) + below * below).squareRoot()
        if distance < radius - 2 {
          if pixel != second.pixel(x: x, y: y) { reading.strayPixels += 1 }
        } else if distance > outer + 2 {
          if pixel != first.pixel(x: x, y: y) { reading.strayPixels += 1 }
        } else if abs(distance - radius) < 0.5 {
          reading.edgePixels += 1
          if pixel != first.pixel(x: x, y: y), pixel != second.pixel(x: x, y: y) { reading.softPixels += 1 }
        }
      }
      guard readableRows.contains(y), abs(below) < radius else { continue }
      let length = (0..<Int(center.x)).reduce(0) { $0 + coverage(of: picture, x: $1, y: y) }
      // A chord that reaches the screen's edge says nothing.
      if length < center.x - 1, length > 0 { reading.chords.append((below, length)) }
    }
    return reading
  }

  /// How much of a pixel is the second screen's, from 0 to 1, by the channel that tells them apart best.
  private func coverage(of picture: Picture, x: Int, y: Int) -> Double {
    let outside = first.pixel(x: x, y: y)
    let channel = Self.contrast(outside, second.pixel(x: x, y: y)).channel
    let start = Self.value(outside, channel)
    let end = Self.value(second.pixel(x: x, y: y), channel)
    return Double(Self.value(picture.pixel(x: x, y: y), channel) - start) / Double(end - start)
  }

  private static func contrast(_ one: UInt32, _ other: UInt32) -> (channel: Int, amount: Int) {
    var best = (channel: 0, amount: -1)
    for channel in 0..<3 {
      let amount = abs(value(one, channel) - value(other, channel))
      if amount > best.amount { best = (channel, amount) }
    }
    return best
  }

  private static func value(_ pixel: UInt32, _ channel: Int) -> Int {
    Int(pixel >> (8 * UInt32(channel)) & 0xFF)
  }
}
