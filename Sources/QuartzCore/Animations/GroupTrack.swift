/// The animations of a group and of the groups inside it, in one list: so groups may lie inside each other to any
/// depth, and a frame asks for no memory.
package final class GroupTrack {
  private struct Member {
    let track: AnimationTrack
    /// The place of the group around it in the list; nil inside the outermost.
    let group: Int?
    let isGroup: Bool
    /// Where the list goes on after the member and what is inside it.
    var end: Int
  }

  private var members: ContiguousArray<Member> = []
  /// For each member that is a group, the time inside it in the frame that is being sampled.
  private var times: ContiguousArray<MediaTime>
  /// The properties that are written.
  let keys: [String]

  /// - Parameter duration: Of the group, which an animation without one of its own has too.
  init(_ group: CAAnimationGroup, for layer: CALayer, duration: MediaTime) {
    var coming = Self.inside(group, place: nil, duration: duration)
    while let (animation, place, outerDuration) = coming.popLast() {
      let begin = MediaTime(seconds: animation.beginTime)
      if animation is CATransition {
        Self.reportTransition(animation)
      } else if let inner = animation as? CAAnimationGroup {
        let timing = ActiveTiming(inner.timing, defaultDuration: outerDuration.seconds)
        let track = AnimationTrack(inner, timing: timing, begin: begin, body: nil)
        coming += Self.inside(inner, place: members.count, duration: timing.duration)
        members.append(Member(track: track, group: place, isGroup: true, end: members.count + 1))
      } else {
        let track = AnimationTrack(
          animation, for: layer, begin: begin, defaultDuration: outerDuration.seconds)
        members.append(Member(track: track, group: place, isGroup: false, end: members.count + 1))
      }
    }
    for index in members.indices.reversed() {
      guard let place = members[index].group else { continue }
      members[place].end = max(members[place].end, members[index].end)
    }
    times = ContiguousArray(repeating: .zero, count: members.count)
    var known = Set<String>()
    keys = members.flatMap(\.track.keys).filter { known.insert($0).inserted }
  }

  /// What is in a group, the last first.
  private static func inside(_ group: CAAnimationGroup, place: Int?, duration: MediaTime) -> [(
    animation: CAAnimation, place: Int?, duration: MediaTime
  )] {
    (group.animations ?? []).reversed().map { ($0, place, duration) }
  }

  private static func reportTransition(_ animation: CAAnimation) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "transition-inside-group",
        message: "A transition is in a group of animations, where it does nothing.",
        subjects: [String(describing: type(of: animation))],
        remedy: "Add the transition to the layer itself, beside the group."))
  }

  /// - Parameter time: Inside the group.
  func apply(to storage: LayerStorage, over model: LayerStorage, at time: MediaTime) {
    var index = 0
    while index < members.count {
      let outer = members[index].group.map { times[$0] } ?? time
      let track = members[index].track
      if !members[index].isGroup {
        track.apply(to: storage, over: model, at: outer)
      } else if let inner = track.timeInside(at: outer) {
        times[index] = inner
      } else {
        index = members[index].end
        continue
      }
      index += 1
    }
  }

  func restore(_ sampled: LayerStorage, from model: LayerStorage) {
    for member in members where !member.isGroup { member.track.restore(sampled, from: model) }
  }

  func unblendableTracks(over storage: LayerStorage) -> [PropertyTrack] {
    members.flatMap { $0.track.unblendableTracks(over: storage) }
  }
}
