import QuartzCore
import Simulator
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  @Test(
    "Frame k stands at k · ticks ÷ fps, from 24 to 240 frames a second", arguments: [24, 60, 90, 120, 240])
  func frameTimes(framesPerSecond: Int) async {
    let device = await Device(framesPerSecond: framesPerSecond, startTick: 12345)
    device.show(UIViewController())
    await device.advanceFrames(7)
    #expect(device.frameIndex == 7)
    let ticks = device.trace.frames.map(\.tick)
    #expect(ticks == (0...7).map { Int64($0) * MediaTime.ticksPerSecond / Int64(framesPerSecond) })
    device.end()
  }

  @Test("What is asked of the clock is added up exactly")
  func partsOfFrames() async {
    let device = await Device()
    device.show(UIViewController())
    await device.advance(by: 1.0 / 120)
    #expect(device.frameIndex == 0)
    await device.advance(by: 1.0 / 120)
    #expect(device.frameIndex == 1)
    await device.advance(by: 1)
    #expect(device.frameIndex == 61)
    await device.advance(by: -1)
    #expect(device.frameIndex == 61)
    device.end()
  }

  @Test func screenIsTheProfiles() async {
    for profile in [DeviceProfile.iPhoneSE, .iPhone14, .iPhone15, .iPhone15ProMax] {
      let device = await Device(profile)
      #expect(UIScreen.main.bounds.size == profile.size)
      #expect(UIScreen.main.scale == profile.scale)
      device.end()
    }
    let device = await Device(.iPhone15, orientation: .landscapeRight, scale: 1)
    device.show(UIViewController())
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(device.picture.width == 852)
    #expect(device.picture.height == 393)
    device.end()
  }

  @Test("The main queue runs between the two halves of a turn")
  func mainQueueBetweenTheHalves() async {
    let device = await Device()
    let controller = TouchLogController()
    device.show(controller)
    var order: [String] = []
    controller.log.whenTouched = {
      order.append("input")
      DispatchQueue.main.async { MainActor.assumeIsolated { order.append("main queue") } }
    }
    device.frameObserver = { _ in order.append("output") }
    device.touchDown(at: CGPoint(x: 100, y: 100))
    await device.advanceFrames(2)
    #expect(order == ["input", "main queue", "output", "output"])
    device.end()
  }

  @Test func aTurnInsideATurnIsReportedAndDoesNothing() async {
    let device = await Device()
    device.show(UIViewController())
    #expect(device.beginTurn())
    #expect(!device.beginTurn())
    await device.advanceFrames(3)
    device.finishTurn()
    #expect(device.frameIndex == 1)
    #expect(device.findings.map(\.rule) == ["turn-inside-turn", "turn-inside-turn"])
    device.end()
  }

  @Test func nothingMovesBeforeALaunch() async {
    let device = await Device()
    await device.advanceFrames(3)
    #expect(device.frameIndex == 0)
    #expect(device.findings.map(\.rule) == ["advance-without-app"])
    device.show(UIViewController())
    device.show(UIViewController())
    #expect(device.findings.map(\.rule) == ["advance-without-app", "second-launch"])
    device.end()
  }

  @Test func anEndedDeviceStandsStill() async {
    let device = await Device()
    device.show(UIViewController())
    device.end()
    device.end()
    await device.advance(by: 1)
    #expect(device.frameIndex == 0)
    #expect(device.trace.frames.count == 1)
  }

  @Test("A second device waits until the first has ended")
  func oneAtATime() async {
    let first = await Device()
    var order: [String] = []
    let second = Task {
      let device = await Device()
      order.append("second")
      device.end()
    }
    for _ in 0..<10 { await Task.yield() }
    order.append("first ends")
    first.end()
    await second.value
    #expect(order == ["first ends", "second"])
  }

  @Test("One task that makes a second device does not wait for itself")
  func sameTask() async {
    let first = await Device()
    let second = await Device()
    #expect(first.findings.map(\.rule) == ["second-device"])
    #expect(second.findings.isEmpty)
    second.end()
  }

  @Test func aForgottenDeviceEnds() async {
    do {
      let device = await Device()
      device.show(UIViewController())
    }
    let next = await Device()
    #expect(next.findings.isEmpty)
    next.end()
  }

  @Test("Pixels are made for who looks, once a frame")
  func lazyPixels() async {
    let device = await Device(scale: 1)
    device.show(UIViewController())
    #expect(device.picture === device.picture)
    let before = device.picture
    await device.advanceFrames()
    #expect(device.picture === before)
    #expect(device.snapshot().size == CGSize(width: 393, height: 852))
    device.end()
  }

  @Test func nothingIsRecordedWithoutATrace() async {
    let device = await Device(recordsTrace: false)
    device.show(UIViewController())
    await device.advanceFrames(2)
    #expect(device.trace.frames.isEmpty)
    device.end()
  }
}
