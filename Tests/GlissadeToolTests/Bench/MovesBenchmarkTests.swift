import Benchmarks
import Gallery
import GlissadeTool
import Simulator
import Testing
import UIKit

@MainActor @Suite struct MovesBenchmarkTests {
  private static func scene(_ name: String, _ steps: [FingerStep]) -> MoveScene {
    MoveScene(
      name: name, system: 1, summary: "An empty screen.", script: FingerScript(steps),
      makeDelegate: { EmptyDelegate() })
  }

  @Test(
    "Every scene is played, from its launch to its script's end", arguments: MovesBenchmark.Output.allCases)
  func plays(_ output: MovesBenchmark.Output) async throws {
    let scenes = [Self.scene("short", [.wait(0.1)]), Self.scene("long", [.wait(0.25)])]
    let clock = ContinuousClock()
    let start = clock.now
    let result = try await MovesBenchmark(scenes: scenes).run(output)
    let seconds = (clock.now - start) / .seconds(1)
    #expect(result.output == output)
    #expect(result.scenes == 2)
    // A frame for each launch, then 6 and 15.
    #expect(result.frames == 23)
    #expect(result.seconds > 0 && result.seconds <= seconds)
    // Nothing moves on an empty screen.
    #expect(result.slowest == nil)
  }

  @Test func aScriptThatCannotGoOn() async throws {
    let lost = Self.scene("lost", [.wait(0.1), .tap(.view(identifier: "button"), duration: 0.1)])
    for output in MovesBenchmark.Output.allCases {
      await #expect {
        try await MovesBenchmark(scenes: [lost]).run(output)
      } throws: { error in
        (error as? ToolError)?.message.hasPrefix("the script of 'lost' cannot go on at 0.1 s:") == true
      }
    }
  }

  @Test("The whole gallery can be played, and gives as many frames either way")
  func gallery() async throws {
    let scenes = Gallery.scenes.filter { $0.system == 2 }
    let result = try await MovesBenchmark(scenes: scenes).run(.traces)
    let seconds = scenes.reduce(0) { $0 + $1.script.duration }
    #expect(result.scenes == scenes.count)
    // Half a frame at the end of each script may fall away.
    #expect(abs(Double(result.frames) - seconds * 60) <= Double(scenes.count) * 2)
  }

  @Test func figures() {
    let traces = MovesResult(output: .traces, scenes: 34, frames: 2100, seconds: 1.6)
    #expect(traces.figures.map(\.name) == ["moves-traces"])
    #expect(traces.figures[0].value == 1600)
    let slowest = MovesResult.Slowest(scene: "open", copies: 8.5)
    let frames = MovesResult(output: .frames, scenes: 34, frames: 2100, seconds: 12, slowest: slowest)
    #expect(frames.figures.map(\.name) == ["moves-frames", "moves-slowest"])
    #expect(frames.figures[1].meetsMust == .missed)
  }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
