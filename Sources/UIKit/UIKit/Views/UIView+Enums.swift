extension UIView {
  /// The parts of a view's place in its superview that may stretch.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    /// Parts by UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Ways in which contents fill a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As large as covers.
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the corner at the top left.
    case topLeft = 9
    /// In the corner at the top right.
    case topRight = 10
    /// In the corner at the bottom left.
    case bottomLeft = 11
    /// In the corner at the bottom right.
    case bottomRight = 12
  }

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
    /// With options of its own.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Views are hidden rather than taken away.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Contents change on the way.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// With a speed of its own.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// With a time of its own.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  }
}
