import Compositor

/// What layers and animations have in common.
enum SceneTiming {
  /// - Returns: Whether the key is one of timing.
  static func set(_ key: String, of object: any CAMediaTiming, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    var timed = object
    switch key {
    case "beginTime": timed.beginTime = try parser.anyNumber()
    case "duration": timed.duration = try parser.anyNumber()
    case "speed": timed.speed = Float(try parser.anyNumber())
    case "timeOffset": timed.timeOffset = try parser.anyNumber()
    case "repeatCount": timed.repeatCount = Float(try parser.anyNumber())
    case "repeatDuration": timed.repeatDuration = try parser.anyNumber()
    case "autoreverses": timed.autoreverses = try parser.flag()
    case "fillMode":
      timed.fillMode = try parser.choice([.removed, .forwards, .backwards, .both], as: \.rawValue)
    default: return false
    }
    return true
  }
}
