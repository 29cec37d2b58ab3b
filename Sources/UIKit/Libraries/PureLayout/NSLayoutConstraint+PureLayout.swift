public import UIKit

extension NSLayoutConstraint {
  /// Installs the constraint, with the priority and identifier of the blocks around it, unless one of them only creates
  /// constraints.
  public func autoInstall() { ConstraintBlocks.finish(self) }

  /// Removes the constraint.
  public func autoRemove() { isActive = false }

  /// Returns the constraint with an identifier.
  @discardableResult
  public func autoIdentify(_ identifier: String) -> NSLayoutConstraint {
    self.identifier = identifier
    return self
  }

  /// Gives the constraints that a block creates a priority.
  public static func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
    ConstraintBlocks.priorities.append(priority)
    block()
    _ = ConstraintBlocks.priorities.popLast()
  }

  /// Gives the constraints that a block creates an identifier.
  public static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    ConstraintBlocks.identifiers.append(identifier)
    block()
    _ = ConstraintBlocks.identifiers.popLast()
  }

  /// Returns the constraints that a block creates, without installing them.
  public static func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
    ConstraintBlocks.created.append([])
    block()
    return ConstraintBlocks.created.popLast() ?? []
  }

  /// Returns the constraints that a block creates, after installing them.
  @discardableResult
  public static func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
    let constraints = autoCreateConstraintsWithoutInstalling(block)
    activate(constraints)
    return constraints
  }
}

@MainActor
extension Array where Element: NSLayoutConstraint {
  public func autoInstallConstraints() { for constraint in self { constraint.autoInstall() } }
  public func autoRemoveConstraints() { for constraint in self { constraint.autoRemove() } }

  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> [Element] {
    for constraint in self { constraint.autoIdentify(identifier) }
    return self
  }
}
