public import Foundation

/// Decides between gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a finger counts.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Returns whether two gestures may go together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a gesture waits until another one has not come.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another gesture waits until this one has not come.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognizes gestures; nobody makes any here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The kinds of touches that count, by their numbers; kept.
  open var allowedTouchTypes: [NSNumber] = []
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

    /// It is done, of gestures without a course.
    public static let recognized = State.ended
  }

  /// The view that is touched.
  public internal(set) weak var view: UIView?
  /// True where gestures are recognized.
  open var isEnabled = true
  /// True where touches do not reach the view.
  open var cancelsTouchesInView = true
  /// True where touches reach the view when it is clear that no gesture comes.
  open var delaysTouchesBegan = false
  /// True where the ends of touches reach the view then.
  open var delaysTouchesEnded = true
  /// The state.
  open var state = State.possible
  /// Decides between gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name.
  open var name: String?
  /// The number of fingers.
  open var numberOfTouches: Int { 0 }

  /// A recognizer that tells a target.
  public init(target: Any?, action: Selector?) {}
  /// A recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target; nothing is called by its name here.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Takes a target away.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// The place of the gesture, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place of a finger, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Waits until another gesture has not come.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept; nothing here depends on it.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long touches.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The way that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction.
  open var direction = Direction.right
}

/// Recognizes drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept; nothing here depends on it.
  open var allowedScrollTypesMask = UIScrollTypeMask()
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The way of the finger, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the way of the finger, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The speed of the finger, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes drags from the edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognizes pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
  /// The speed, in factors a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes turns.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
}
