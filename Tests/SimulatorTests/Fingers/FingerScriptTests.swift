import Simulator
import Testing

@Suite struct FingerScriptTests {
  private let point = FingerTarget.point(196, 700)

  @Test(arguments: [
    ("wait 0.2", FingerStep.wait(0.2)),
    ("tap 196,700", .tap(.point(196, 700), duration: 0.1)),
    ("tap \"open button\" for 0.5", .tap(.view(identifier: "open button"), duration: 0.5)),
    ("tap 50%,80%", .tap(.point(x: .fraction(0.5), y: .fraction(0.8)), duration: 0.1)),
    (
      "drag 0,400 to 250,400 over 0.4",
      .drag(from: .point(0, 400), legs: [FingerLeg(to: .point(250, 400), over: 0.4)], hold: 0)
    ),
    (
      "drag 0,400 to 60%,400 over 0.4 to -1.5,400 over 0.2 hold 0.1",
      .drag(
        from: .point(0, 400),
        legs: [
          FingerLeg(to: .point(x: .fraction(0.6), y: .points(400)), over: 0.4),
          FingerLeg(to: .point(-1.5, 400), over: 0.2),
        ], hold: 0.1)
    ),
    ("touch down 1,2", .touchDown(.point(1, 2), finger: 1)),
    ("touch 2 down \"card\"", .touchDown(.view(identifier: "card"), finger: 2)),
    ("touch move 3,4", .touchMove(FingerLeg(to: .point(3, 4), over: 0), finger: 1)),
    ("touch 2 move 3,4 over 0.3", .touchMove(FingerLeg(to: .point(3, 4), over: 0.3), finger: 2)),
    ("touch up", .touchUp(finger: 1)),
    ("touch 3 cancel", .touchCancel(finger: 3)),
  ])
  func steps(line: String, step: FingerStep) throws {
    #expect(try FingerScript(parsing: line).steps == [step])
    #expect(try FingerScript(parsing: "  \(line)\t# why").steps == [step])
  }

  @Test func linesAndComments() throws {
    let script = try FingerScript(parsing: "# first\r\n\r\nwait 1\n\n  tap \"#1\"\n")
    #expect(script.steps == [.wait(1), .tap(.view(identifier: "#1"), duration: 0.1)])
  }

  @Test func duration() throws {
    let script = try FingerScript(
      parsing: """
        wait 0.5
        tap 1,1
        drag 0,0 to 1,1 over 0.25 to 2,2 over 0.25 hold 0.5
        touch down 1,1
        touch move 2,2 over 1
        touch up
        """)
    #expect(abs(script.duration - 2.6) < 1e-12)
  }

  @Test(arguments: [
    ("jump 1", "'jump' is no step"),
    ("wait", "a time in seconds is missing"),
    ("wait -1", "'-1' is no time"),
    ("wait nan", "'nan' is no time"),
    ("wait 1e9", "'1e9' is no time"),
    ("wait 1 2", "'2' is one word too many"),
    ("tap", "a place is missing"),
    ("tap 1", "'1' is no place"),
    ("tap 1,inf", "'1,inf' is no place"),
    ("tap 1,2,3", "'1,2,3' is no place"),
    ("tap \"open", "quotation mark"),
    ("drag 1,1 over 2", "'to' is missing before 'over'"),
    ("drag 1,1 to 2,2", "'over' is missing"),
    ("touch", "down, move, up or cancel"),
    ("touch 0 up", "counted from 1"),
    ("touch sideways", "down, move, up or cancel"),
  ])
  func errors(line: String, message: String) {
    let error = #expect(throws: FingerScriptError.self) { try FingerScript(parsing: "wait 1\n\(line)") }
    #expect(error?.line == 2)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
