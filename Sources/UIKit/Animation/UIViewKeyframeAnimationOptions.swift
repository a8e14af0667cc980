import QuartzCore

extension UIView {
  /// How the animations of a keyframe block behave; the bits are Apple's (table 4.1).
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 0) }
    public static var allowUserInteraction: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 1)
    }
    public static var beginFromCurrentState: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 2)
    }
    public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }
    public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }

    public static var calculationModeLinear: KeyframeAnimationOptions { KeyframeAnimationOptions([]) }
    public static var calculationModeDiscrete: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 10)
    }
    public static var calculationModePaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 2 << 10)
    }
    public static var calculationModeCubic: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 3 << 10)
    }
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << 10)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  /// How values between two keyframes come about, from bits 10 to 12.
  package var calculationMode: CAAnimationCalculationMode {
    switch (rawValue >> 10) & 0x7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// The same bits read as the options of a plain block: shared ones mean the same, and a curve
  /// passed by raw value applies to the whole (fact 4.6.4).
  package var plainOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & ~(0x7 << 10))
  }
}
