/// What is drawn of text, and whether it cuts what is drawn after it.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}

extension CGTextDrawingMode {
  package var fills: Bool {
    switch self {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
    case .stroke, .strokeClip, .invisible, .clip: false
    }
  }

  package var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
    case .fill, .fillClip, .invisible, .clip: false
    }
  }

  package var clips: Bool {
    switch self {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: true
    case .fill, .stroke, .fillStroke, .invisible: false
    }
  }
}
