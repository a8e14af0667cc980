import QuartzCore

/// Who is told of a gesture, and how.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}

/// A recogniser held weakly.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
