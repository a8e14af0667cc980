import QuartzCore

extension UIView {
  /// Changes what a view shows by a dissolve or a flip of the whole view.
  ///
  /// - Parameters:
  ///   - view: shows the old picture first and the new one at the end.
  ///   - duration: in seconds.
  ///   - animations: makes the change; other animatable changes in it are not animated unless
  ///     `.allowAnimatedContent` is given (fact 4.6.1).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationScope.effective(
      .checked(duration: duration, delay: 0, options: options), options: options)
    let change = { animations?() ?? () }
    guard options.transitionBits != 0 else {
      return AnimationScope.run(
        timing: timing, options: options, animations: change, completion: completion)
    }
    let picture =
      AnimationScope.isAnimating(timing) ? view.snapshotView(afterScreenUpdates: false) : nil
    let tracker = AnimationTracker(completion: completion)
    if options.contains(.allowAnimatedContent) && AnimationScope.isAnimating(timing) {
      let receiver = BlockAnimations(timing: timing, tracker: tracker)
      AnimationScope(timing: timing, receiver: receiver, tracker: tracker, options: options)
        .perform(change)
    } else {
      performWithoutAnimation(change)
    }
    if let picture {
      PictureChange(view: view, oldPicture: picture, timing: timing, tracker: tracker)
        .run(ViewTurn(options: options))
    }
    tracker.close()
  }

  /// Replaces a view by another one, in its superview.
  ///
  /// With `.showHideTransitionViews` both stay and are hidden and shown (fact 4.6.2).
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      HostDevice.current?.nextTurn { completion?(true) }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
