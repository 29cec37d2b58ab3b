extension UIView {
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    /// Settings by UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out what moves meanwhile.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where the last animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins anew at the end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back at the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one content to another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Thirty pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Sixty pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Views are hidden rather than taken away.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Contents change on the way.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// With a speed of its own.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  }
  /// Speeds of a change over its time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    case linear = 3
  }
}
