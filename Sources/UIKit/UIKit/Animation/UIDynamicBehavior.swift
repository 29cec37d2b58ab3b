public import Foundation

/// A force; nothing moves here.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Called while something moves.
  open var action: (() -> Void)?
  /// The forces of this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}
