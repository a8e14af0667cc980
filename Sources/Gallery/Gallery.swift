import Simulator

/// Scenes with real-looking content, each with its finger script.
public enum Gallery {
  /// Every scene, by system.
  public static let scenes: [MoveScene] =
    typedAnimator + sideMenu + sideSlideDemos + cornerCircle + buttonCircle + optInFlag
}
