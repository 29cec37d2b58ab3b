public import Foundation

extension UIView {
  /// Runs code whose changes would be animated; here they hold at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs code whose changes would be animated; here they hold at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs code whose changes would be animated like a spring; here they hold at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs code whose changes would fade; here they hold at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs code whose changes hold at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// True on iOS unless switched off; here nothing takes time.
  public class var areAnimationsEnabled: Bool { false }

  /// Does nothing: changes hold at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Adds a recognizer of gestures.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer of gestures away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Lets the first responder in the view give that up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    tellTree { $0.resignFirstResponder() }
    return true
  }
}

/// An animation with a curve; here it is done at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// An animation with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap(\.self)
  }

  /// Adds code whose changes are animated.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds code that runs at the end.
  open func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  /// Runs everything.
  open func startAnimation() {
    for run in animations + completions { run() }
    (animations, completions) = ([], [])
  }
}

/// Recognizes gestures; nobody makes any here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// States of a gesture.
  public enum State: Int, Sendable {
    /// It may come.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is done.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// It did not come.
    case failed = 5
  }

  /// The view that is touched.
  public internal(set) weak var view: UIView?
  /// True where gestures are recognized.
  open var isEnabled = true
  /// True where touches do not reach the view.
  open var cancelsTouchesInView = true
  /// The state.
  open var state = State.possible

  /// A recognizer that tells a target.
  public init(target: Any? = nil, action: Selector? = nil) {}

  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) {}
  /// The place of the gesture, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long touches.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognizes swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Recognizes drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The way of the finger, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
}
