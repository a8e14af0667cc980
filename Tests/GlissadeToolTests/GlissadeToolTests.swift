import Foundation
import GlissadeTool
import Simulator
import Testing
import UIKit

@MainActor @Suite struct GlissadeToolTests {
  private let folder = TemporaryFolder()
  private let recorder = RecordingConsole()

  private var output: String { "\(folder.path)/out" }

  /// A square that jumps to the right when the screen is touched.
  private static let scene = MoveScene(
    name: "jump", system: 1, summary: "A square jumps.",
    script: FingerScript([.wait(0.1), .tap(.point(100, 100), duration: 0.05), .wait(0.1)]),
    makeDelegate: { JumpDelegate() })

  private static let lostScene = MoveScene(
    name: "lost", system: 2, summary: "A finger looks for a button.",
    script: FingerScript([.wait(0.1), .tap(.view(identifier: "button"), duration: 0.1)]),
    makeDelegate: { JumpDelegate() })

  private func run(
    _ line: String, path: String = "", isInteractive: Bool = false
  ) async -> Int32 {
    let tool = GlissadeTool(
      scenes: [Self.scene, Self.lostScene], console: recorder.console(isInteractive: isInteractive),
      environment: ["PATH": path])
    return await tool.run(line.split(separator: " ").map(String.init))
  }

  private func contents(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func version() async {
    #expect(await run("--version") == 0)
    #expect(recorder.output == "glissade \(GlissadeTool.version)\n")
  }

  @Test func list() async {
    #expect(await run("list") == 0)
    #expect(recorder.output == "jump  1  A square jumps.\nlost  2  A finger looks for a button.\n")
  }

  @Test func listAsJSON() async {
    #expect(await run("list --json") == 0)
    #expect(
      recorder.output == """
        [{"name":"jump","system":1,"summary":"A square jumps."},\
        {"name":"lost","system":2,"summary":"A finger looks for a button."}]

        """)
  }

  @Test func usageErrorsAreOneLine() async {
    #expect(await run("render jmup -o \(output)") == 2)
    #expect(recorder.output.isEmpty)
    #expect(recorder.errors.hasPrefix("error: there is no transition 'jmup'. Did you mean 'jump'?"))
    #expect(recorder.errors.filter(\.isNewline).count == 1)
    #expect(contents(folder.path).isEmpty)
  }

  @Test func framesFilmstripAndTrace() async throws {
    let line = "render jump -o \(output) --device iphone-se --scale 0.5 --only frames,filmstrip,trace"
    #expect(await run(line) == 0)
    #expect(recorder.errors.isEmpty)
    #expect(contents(output) == ["jump"])
    #expect(contents("\(output)/jump") == ["filmstrip.png", "frames", "trace.jsonl"])
    // The launch, then a quarter of a second.
    let frames = contents("\(output)/jump/frames")
    #expect(frames.count == 16)
    #expect(frames.first == "0000.png")
    #expect(frames.last == "0015.png")
    let pictures = frames.map { FileManager.default.contents(atPath: "\(output)/jump/frames/\($0)") }
    // The square has jumped between the first and the last frame, and at no other time.
    #expect(pictures[0] != pictures[15])
    #expect(Set(pictures).count == 2)
    let trace = try String(contentsOfFile: "\(output)/jump/trace.jsonl", encoding: .utf8)
    #expect(trace.split(separator: "\n").count == 17)
    #expect(recorder.output.hasPrefix("\(output)/jump: 16 frames in "))
  }

  @Test("A film can end early, at the frame at or before a time", arguments: [(0, 1), (0.05, 4), (0.16, 10)])
  func until(seconds: Double, frames: Int) async {
    let line = "render jump -o \(output) --device iphone-se --scale 0.5 --only frames --until \(seconds)"
    #expect(await run(line) == 0)
    #expect(contents("\(output)/jump/frames").count == frames)
    #expect(recorder.output.hasPrefix("\(output)/jump: \(frames) frames in "))
  }

  @Test("The same run twice gives the same bytes, with one thread or two")
  func determinism() async {
    let line = "render jump --device iphone-se --scale 0.5 --only frames,filmstrip,trace --quiet -o "
    #expect(await run(line + "\(folder.path)/a --threads 1") == 0)
    #expect(await run(line + "\(folder.path)/b --threads 2") == 0)
    for name in ["filmstrip.png", "trace.jsonl"] + (0...15).map({ "frames/00\($0 < 10 ? "0" : "")\($0).png" })
    {
      let first = FileManager.default.contents(atPath: "\(folder.path)/a/jump/\(name)")
      #expect(first != nil)
      #expect(FileManager.default.contents(atPath: "\(folder.path)/b/jump/\(name)") == first)
    }
    #expect(recorder.output.isEmpty)
  }

  @Test func progressIsForTerminals() async {
    let line = "render jump -o \(output) --only trace"
    #expect(await run(line) == 0)
    #expect(recorder.errors.isEmpty)
    #expect(await run(line, isInteractive: true) == 0)
    #expect(recorder.errors.contains("jump: frame 16 of 16"))
    let shown = recorder.errors
    #expect(await run(line + " --quiet", isInteractive: true) == 0)
    #expect(recorder.errors == shown)
  }

  @Test("Without ffmpeg everything else is made, and it is said")
  func noFFmpeg() async {
    #expect(await run("render jump -o \(output) --scale 0.5") == 0)
    #expect(recorder.errors.hasPrefix("note: ffmpeg is not installed"))
    #expect(contents("\(output)/jump") == ["filmstrip.png", "frames", "trace.jsonl"])
  }

  @Test("A film that was asked for by name is not left out")
  func noFFmpegForAFilm() async {
    #expect(await run("render jump -o \(output) --only gif,trace") == 1)
    #expect(recorder.errors.hasPrefix("error: ffmpeg"))
    #expect(contents(folder.path).isEmpty)
  }

  @Test func failingFFmpeg() async throws {
    let program = "\(folder.path)/ffmpeg"
    try Files.write(Data("#!/bin/sh\necho 'no codec' >&2\nexit 1\n".utf8), to: program)
    #expect(chmod(program, 0o755) == 0)
    #expect(await run("render jump -o \(output) --scale 0.5", path: folder.path) == 1)
    #expect(recorder.errors == "error: ffmpeg failed with status 1: no codec\n")
    #expect(contents(folder.path) == ["ffmpeg"])
  }

  @Test func outputIsAFile() async throws {
    try Files.write(Data("mine".utf8), to: output)
    #expect(await run("render jump -o \(output) --only trace") == 1)
    #expect(recorder.errors == "error: cannot make the folder '\(output)': Not a directory\n")
    #expect(FileManager.default.contents(atPath: output) == Data("mine".utf8))
  }

  @Test func outputCannotBeMade() async {
    #expect(await run("render jump -o /proc/nowhere --only trace") == 1)
    #expect(recorder.errors.hasPrefix("error: cannot make the folder '/proc/nowhere'"))
    #expect(recorder.errors.filter(\.isNewline).count == 1)
  }

  @Test func aScriptThatCannotGoOn() async {
    #expect(await run("render lost -o \(output) --only frames,trace") == 1)
    #expect(recorder.errors.hasPrefix("error: the script of 'lost' cannot go on at 0.1 s: no visible view"))
    #expect(contents(folder.path).isEmpty)
  }
}

private final class JumpDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view = JumpView()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class JumpView: UIView {
  private let square = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    square.backgroundColor = .red
    square.isUserInteractionEnabled = false
    addSubview(square)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    square.frame.origin.x += 100
  }
}
