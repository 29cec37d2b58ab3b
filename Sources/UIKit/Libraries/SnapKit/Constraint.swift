internal import Foundation
public import UIKit

/// One description of a maker's closure, with a constraint of UIKit for each attribute.
@preconcurrency @MainActor
public final class Constraint {
  public private(set) var layoutConstraints: [LayoutConstraint] = []
  private weak var layoutItem: AnyObject?
  let label: String?

  init(of draft: ConstraintDraft, _ relation: NSLayoutConstraint.Relation) {
    label = draft.label
    layoutItem = draft.item.layoutItem
    layoutConstraints = draft.layoutConstraints(relation)
  }

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  public func install() { activate() }
  public func uninstall() { deactivate() }

  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    let item = ConstraintItem(layoutItem, [])
    if !item.made.contains(where: { $0 === self }) { item.made.append(self) }
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    ConstraintItem(layoutItem, []).made.removeAll { $0 === self }
  }

  // MARK: - Changes

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(constant: offset) }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint { update(constant: TargetNumbers.insets(inset)) }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(constant: inset) }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint { update(priorityOf: priority) }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint { update(priorityOf: priority) }

  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
  public func updatePriorityRequired() { update(priority: ConstraintPriority.required) }
  public func updatePriorityHigh() { update(priority: ConstraintPriority.high) }
  public func updatePriorityMedium() { update(priority: ConstraintPriority.medium) }
  public func updatePriorityLow() { update(priority: ConstraintPriority.low) }

  private func update(constant: any ConstraintConstantTarget) -> Constraint {
    for constraint in layoutConstraints {
      let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
      constraint.constant = TargetNumbers.constant(constant, for: second == .notAnAttribute ? first : second)
    }
    return self
  }

  /// Changes the priority of constraints that are not required. Required ones stay, as in SnapKit: UIKit ends the
  /// process if an active constraint becomes required or optional.
  private func update(priorityOf target: Any) -> Constraint {
    let priority = UILayoutPriority(Float(TargetNumbers.number(target) ?? 1000))
    guard priority != .required else { return self }
    for constraint in layoutConstraints where constraint.priority != .required { constraint.priority = priority }
    return self
  }

  /// Sets the constants of other constraints that differ from these only by their constants.
  ///
  /// - Returns: Whether each of these has such a constraint among the others.
  func updateConstants(of others: [Constraint]) -> Bool {
    let known = others.flatMap(\.layoutConstraints)
    let matches = layoutConstraints.map { constraint in known.first { $0.differsOnlyByConstant(from: constraint) } }
    for (constraint, match) in zip(layoutConstraints, matches) { match?.constant = constraint.constant }
    return !matches.contains { $0 == nil }
  }
}

extension NSLayoutConstraint {
  fileprivate func differsOnlyByConstant(from other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
