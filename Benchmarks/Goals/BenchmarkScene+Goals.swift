extension BenchmarkScene {
  /// How many copies of a frame a frame of this scene may take, with one thread and with two.
  package func goal(threads: Int) -> Goal {
    let goals: [String: (one: Goal, two: Goal)] = [
      "S1": (Goal(must: 1.25, aim: 1.05), Goal(must: 0.75)),
      "S2": (Goal(must: 1.8, aim: 1.3), Goal(must: 1.0)),
      "S3": (Goal(must: 4.5, aim: 3.0), Goal(must: 2.8)),
      "S4": (Goal(must: 3.0, aim: 2.0), Goal(must: 1.7)),
      "S5": (Goal(must: 7.0, aim: 4.5), Goal(must: 3.8)),
      "S6": (Goal(must: 2.5, aim: 1.9), Goal(must: 1.5)),
    ]
    guard let goal = goals[name] else { return Goal() }
    switch threads {
    case 1: return goal.one
    case 2: return goal.two
    default: return Goal()
    }
  }

  /// How much longer than its median a scene's slowest frame may take.
  package static let worstFrameGoal = Goal(must: 2.5)
}
