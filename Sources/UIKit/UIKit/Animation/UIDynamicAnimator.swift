public import Foundation

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An animator of views by physics. Nothing moves here.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinate space.
  public private(set) weak var referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  /// Creates an animator in the coordinate space of a view.
  public init(referenceView view: UIView) { referenceView = view }
  /// Creates an animator of the items of a collection view layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = layout.collectionView }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { behaviors = [] }
  /// Adopts the state of an item that code has moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
