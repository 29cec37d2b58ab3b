public import Foundation

/// An animation with a timing curve. Here it completes when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewPropertyAnimatorDeclarations {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The fraction that is complete, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  /// Creates an animation with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap(\.self)
  }
  /// Creates an animation with a predefined curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap(\.self)
  }
  /// Creates an animation with the timing of a provider.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  /// Creates an animation along a Bézier curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

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

  /// Adds changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that UIKit starts after a delay. Here the delay is ignored.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Continues a paused animation. Here it completes immediately.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Adds a completion handler.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() {
    for run in animations { run() }
    for run in completions { run(.end) }
    (animations, completions) = ([], [])
    fractionComplete = 1
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) { (animations, completions) = ([], []) }
}
