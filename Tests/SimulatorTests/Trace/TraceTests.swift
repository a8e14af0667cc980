import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite struct TraceTests {
  /// A view that moves once, recorded from some start of the clock.
  private func trace(startTick: Int64 = 0, threads: Int = 1, strays: Int = 0) async -> Trace {
    let device = await Device(.iPhoneSE, startTick: startTick, compositorThreads: threads)
    let controller = UIViewController()
    device.show(controller)
    for _ in 0..<strays { _ = CALayer() }
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    card.accessibilityIdentifier = "card"
    controller.view.addSubview(card)
    await device.advanceFrames()
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    await device.advanceFrames()
    device.end()
    return device.trace
  }

  @Test func theHeaderSaysWhatItWasRecordedOn() async throws {
    let line = try #require(await trace().text.split(separator: "\n").first)
    #expect(
      line == """
        {"format":"glissade-trace","version":1,"device":"iphone-se","orientation":"portrait",\
        "size":[375,667],"scale":2,"framesPerSecond":60,"ticksPerSecond":705600000}
        """)
  }

  @Test func aLineAFrameAndEachIsJSON() async throws {
    let lines = await trace().text.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("A layer is shown with its presentation values and its place on the screen")
  func layerValues() async throws {
    let frames = await trace().frames
    #expect(frames[0].layers(named: "card").isEmpty)
    let before = try #require(frames[1].layers(named: "card").first)
    #expect(before.position == CGPoint(x: 60, y: 45))
    #expect(before.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    let after = try #require(frames[2].layers(named: "card").first)
    #expect(after.id == before.id)
    #expect(after.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(after.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test("Parents come before their children, and no two layers have the same number")
  func order() async throws {
    let layers = try #require(await trace().frames.first).layers
    #expect(layers.first?.parent == nil)
    for (index, layer) in layers.enumerated().dropFirst() {
      #expect(layers[..<index].contains { $0.id == layer.parent })
    }
    #expect(Set(layers.map(\.id)).count == layers.count)
  }

  @Test("The same run gives the same text, from any start of the clock and with any number of threads")
  func determinism() async {
    let first = await trace()
    #expect(await trace().text == first.text)
    #expect(await trace(startTick: 987_654_321_012, threads: 2).text == first.text)
    #expect(await trace(startTick: -1).text == first.text)
    // Layers that never come on the screen take no number.
    #expect(await trace(strays: 100).text == first.text)
  }

  @Test("Depth passes through a layer that gives room, and flipped geometry counts")
  func roomAndFlip() async throws {
    let device = await Device(scale: 1)
    let controller = UIViewController()
    device.show(controller)
    let (room, flipped) = (CATransformLayer(), CALayer())
    let (deep, low) = (CALayer(), CALayer())
    room.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    room.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    deep.name = "deep"
    deep.frame = room.bounds
    deep.zPosition = 10
    flipped.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    flipped.isGeometryFlipped = true
    low.name = "low"
    low.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    room.addSublayer(deep)
    flipped.addSublayer(low)
    controller.view.layer.addSublayer(room)
    controller.view.layer.addSublayer(flipped)
    await device.advanceFrames()
    let frame = try #require(device.trace.frames.last)
    device.end()
    // 10 points towards the viewer have become 10 to the right of the middle, seen from the edge.
    let edge = try #require(frame.layers(named: "deep").first).frame
    #expect(abs(edge.minX - 60) < 1e-9 && abs(edge.width) < 1e-9 && edge.height == 100)
    #expect(frame.layers(named: "low").first?.frame == CGRect(x: 0, y: 190, width: 10, height: 10))
  }

  @Test func masksAreShownWithTheirPath() async throws {
    let device = await Device(scale: 1)
    let controller = UIViewController()
    device.show(controller)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 30)).cgPath
    controller.view.layer.mask = mask
    await device.advanceFrames()
    let frame = try #require(device.trace.frames.last)
    let layer = try #require(frame.layers.first { $0.isMask })
    #expect(layer.name == "CAShapeLayer")
    let bounds = try #require(layer.pathBounds)
    #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 40) < 1e-9)
    #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 50) < 1e-9)
    let masked = try #require(frame.layers.first { $0.id == layer.parent })
    #expect(frame.mask(of: masked)?.id == layer.id)
    device.end()
  }
}
