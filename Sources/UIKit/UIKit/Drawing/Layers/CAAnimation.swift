public import Foundation

/// The speed of a change over its time.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A speed by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The speed of a change over its time.
open class CAMediaTimingFunction: NSObject {
  /// A speed of a name.
  public init(name: CAMediaTimingFunctionName) {}
  /// A speed along a curve.
  public init(controlPoints: Float, _ firstY: Float, _ secondX: Float, _ secondY: Float) {}
}

/// Looks of a layer before and after a change.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning is shown before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A change of a layer over time. Layers are at the end of their changes at once here.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The time, in seconds.
  open var duration: TimeInterval = 0
  /// The time at which it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// The number of times.
  open var repeatCount: Float = 0
  /// True where it goes back.
  open var autoreverses = false
  /// The speed.
  open var speed: Float = 1
  /// The speed over the time.
  open var timingFunction: CAMediaTimingFunction?
  /// True where nothing stays of it.
  open var isRemovedOnCompletion = true
  /// The look before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Hears of beginning and end.
  open weak var delegate: AnyObject?
  /// A change.
  public override init() { super.init() }
}

/// A change of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// True where values are added.
  open var isAdditive = false
  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?
}

/// A change like that of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The strength of the brake.
  open var damping: CGFloat = 10
  /// The strength of the spring.
  open var stiffness: CGFloat = 100
  /// The weight.
  open var mass: CGFloat = 1
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The time until it rests: none, for changes hold at once, in seconds.
  open var settlingDuration: CFTimeInterval { 0 }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way.
  open var path: CGPath?
  /// The way between values.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// A change that fades or moves contents.
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
}

/// Changes at one time.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// Changes that belong together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [() -> Void] = []
  /// Begins.
  open class func begin() {}
  /// Ends, and calls what was to be called then.
  open class func commit() {
    let calls = completions
    completions = []
    for call in calls { call() }
  }
  /// Lets properties change at once, as they do here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the time, in seconds.
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the speed over the time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what is called at the end.
  open class func setCompletionBlock(_ block: (() -> Void)?) { completions = block.map { [$0] } ?? [] }
  /// Ends what goes on; nothing does.
  public class func flush() {}
}
