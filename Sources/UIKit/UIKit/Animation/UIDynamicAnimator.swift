public import Foundation

/// Something that forces move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The own coordinates, in points.
  var bounds: CGRect { get }
  /// The map about the middle.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A force; nothing moves here.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Called while something moves.
  open var action: (() -> Void)?
  /// The forces of this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Adds a force.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

/// Moves views by forces; nothing moves here.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates count.
  public private(set) weak var referenceView: UIView?
  /// The forces.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// False: nothing moves.
  open var isRunning: Bool { false }
  /// Moves views in another one.
  public init(referenceView view: UIView) { referenceView = view }
  /// Moves the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = layout.collectionView }
  /// Adds a force.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Takes a force away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Takes all forces away.
  open func removeAllBehaviors() { behaviors = [] }
  /// Takes the place of an item, where code has moved it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Weight.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The direction and strength.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength.
  open var magnitude: CGFloat = 1
  /// The weight of items.
  public init(items: [any UIDynamicItem]) {}
}

/// Walls.
open class UICollisionBehavior: UIDynamicBehavior {
  /// True where the edges of the view are walls.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Items that meet.
  public init(items: [any UIDynamicItem]) {}
  /// Adds a wall.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
}

/// A pull to a point.
open class UISnapBehavior: UIDynamicBehavior {
  /// The point, in points.
  open var snapPoint: CGPoint
  /// The strength of the brake.
  open var damping: CGFloat = 0.5
  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// A spring to a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point, in points.
  open var anchorPoint: CGPoint
  /// The length, in points.
  open var length: CGFloat = 0
  /// The strength of the brake.
  open var damping: CGFloat = 0
  /// The speed of the spring.
  open var frequency: CGFloat = 0
  /// Ties an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
}

/// A push.
open class UIPushBehavior: UIDynamicBehavior {
  /// Kinds of pushes.
  public enum Mode: Int, Sendable {
    /// One that lasts.
    case continuous = 0
    /// One at once.
    case instantaneous = 1
  }
  /// The direction and strength.
  open var pushDirection = CGVector.zero
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction, in radians.
  open var angle: CGFloat = 0
  /// True while it pushes.
  open var active = true
  /// Pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {}
}

/// Properties of items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The part of the speed that is left after walls.
  open var elasticity: CGFloat = 0
  /// The brake at walls.
  open var friction: CGFloat = 0
  /// The weight.
  open var density: CGFloat = 1
  /// The brake.
  open var resistance: CGFloat = 0
  /// True where items may turn.
  open var allowsRotation = true
  /// Properties of items.
  public init(items: [any UIDynamicItem]) {}
}

/// A change of a property as the device is held.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Directions in which the device is held.
  public enum EffectType: Int, Sendable {
    /// From side to side.
    case tiltAlongHorizontalAxis = 0
    /// From top to bottom.
    case tiltAlongVerticalAxis = 1
  }
  /// The property.
  public let keyPath: String
  /// The direction.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?
  /// A change of a property.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Changes at one time.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The changes.
  open var motionEffects: [UIMotionEffect]?
}
