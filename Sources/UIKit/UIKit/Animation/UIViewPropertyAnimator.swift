public import Foundation

/// An animation with a curve; here it is done at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  open var isInterruptible = true
  open var scrubsLinearly = true
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The progress, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// True while it runs.
  open var isRunning: Bool { false }

  /// An animation with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap(\.self)
  }
  /// An animation with a speed over its time.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap(\.self)
  }
  /// Changes with a course.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  /// Changes along a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Whether the changes go back.
  open var isReversed = false
  /// Whether a touch stops them.
  open var isUserInteractionEnabled = true
  /// Whether they wait at their end.
  open var pausesOnCompletion = false

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation()
    return made
  }

  /// Adds code whose changes are animated.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that begin later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Goes on after a pause; the changes hold already.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Ends what was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// Adds code that runs at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() {
    for run in animations { run() }
    for run in completions { run(.end) }
    (animations, completions) = ([], [])
    fractionComplete = 1
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) { (animations, completions) = ([], []) }
}
