import QuartzCore

/// The change of a view from a picture of its old state to its new one.
@MainActor
struct PictureChange {
  let view: UIView
  let oldPicture: UIView
  let timing: AnimationTiming
  let tracker: AnimationTracker

  /// Turns the view over, or dissolves when there is no turn: page curls are shown as a dissolve too.
  func run(_ turn: ViewTurn?) {
    let oldPicture = oldPicture
    let removal = AnimationTracker { _ in oldPicture.removeFromSuperview() }
    UIView.performWithoutAnimation {
      oldPicture.isUserInteractionEnabled = false
      oldPicture.frame = view.bounds
      view.addSubview(oldPicture)
      oldPicture.alpha = 0
    }
    if let turn {
      flip(turn)
      fade(values: [1, 0], keyTimes: [0, 0.5, 1], mode: .discrete, removal)
    } else {
      fade(values: [1, 0], keyTimes: [0, 1], mode: .linear, removal)
    }
    removal.close()
  }

  private func fade(
    values: [CGFloat], keyTimes: [NSNumber], mode: CAAnimationCalculationMode,
    _ removal: AnimationTracker
  ) {
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = values
    fade.keyTimes = keyTimes
    fade.calculationMode = mode
    BlockAnimations(timing: timing, tracker: removal).receive(
      LayerChange(layer: oldPicture.layer, keyPath: "opacity", value: .blended(from: 1.0, to: 0.0)),
      through: fade)
  }

  /// The old side turns away, then the new one turns in; halfway the view is seen from its edge.
  private func flip(_ turn: ViewTurn) {
    let steps = 8
    let distance = max(view.bounds.width, view.bounds.height) * 2
    let quarter = CGFloat.pi / 2
    var values: [CATransform3D] = []
    var times: [NSNumber] = []
    for half in 0..<2 {
      for step in 0...steps {
        let part = CGFloat(step) / CGFloat(steps)
        let angle = half == 0 ? part * quarter : (part - 1) * quarter
        values.append(
          CATransform3DConcat(turn.transform(angle: angle, distance: distance), view.layer.transform))
        times.append(NSNumber(value: (Double(half) + Double(part)) / 2))
      }
    }
    let flip = CAKeyframeAnimation(keyPath: "transform")
    flip.values = values
    flip.keyTimes = times
    BlockAnimations(timing: timing, tracker: tracker).receive(
      LayerChange(
        layer: view.layer, keyPath: "transform",
        value: .blended(from: values.first, to: view.layer.transform)),
      through: flip)
  }
}
