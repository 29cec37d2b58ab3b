public import Foundation

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves views by forces; nothing moves here.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates count.
  public private(set) weak var referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  /// Moves views in another one.
  public init(referenceView view: UIView) { referenceView = view }
  /// Moves the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = layout.collectionView }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Takes a force away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Takes all forces away.
  open func removeAllBehaviors() { behaviors = [] }
  /// Takes the place of an item, where code has moved it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
