public import Foundation

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
