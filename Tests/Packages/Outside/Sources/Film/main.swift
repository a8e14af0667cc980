import Foundation
import GlissadeTool
import Simulator

let scene = MoveScene(
  name: "open", summary: "The second screen comes in from the right.",
  script: try FingerScript(
    parsing: """
      wait 0.3
      tap "open"              # or: drag 2,50% to 70%,50% over 0.4 hold 0.1
      wait 0.8
      """),
  makeDelegate: { MyAppDelegate() })
exit(await GlissadeTool(scenes: [scene]).run(Array(CommandLine.arguments.dropFirst())))
