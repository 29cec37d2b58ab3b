public import UIKit

/// The argument of the closures that describe constraints.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintAttributeNames {
  private let item: ConstraintItem
  private var drafts: [ConstraintDraft] = []

  init(for item: ConstraintItem) {
    self.item = item
    item.prepare()
  }

  public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let draft = ConstraintDraft(of: item, attributes)
    drafts.append(draft)
    return ConstraintMakerExtendable(draft)
  }

  static func prepare(_ item: ConstraintItem, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(for: item)
    closure(maker)
    return maker.drafts.compactMap(\.constraint)
  }

  static func make(_ item: ConstraintItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remake(_ item: ConstraintItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  /// Changes the constants of constraints that differ only by them. Others are added: SnapKit ends the process instead.
  static func update(_ item: ConstraintItem, _ closure: (ConstraintMaker) -> Void) {
    let made = item.made
    for constraint in prepare(item, closure) where !constraint.updateConstants(of: made) { constraint.activate() }
  }

  static func remove(_ item: ConstraintItem) {
    for constraint in item.made { constraint.deactivate() }
  }
}

/// The end of a description.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let draft: ConstraintDraft

  init(_ draft: ConstraintDraft) { self.draft = draft }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    draft.label = label
    return self
  }

  /// The constraint of the description, to be changed later.
  public var constraint: Constraint { draft.constraint ?? Constraint(of: draft, .equal) }
}

/// A description that may get a priority.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable { setPriority(amount) }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable { setPriority(amount) }

  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { setPriority(ConstraintPriority.required) }

  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { setPriority(ConstraintPriority.high) }

  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { setPriority(ConstraintPriority.medium) }

  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { setPriority(ConstraintPriority.low) }

  private func setPriority(_ target: Any) -> ConstraintMakerFinalizable {
    draft.priority = TargetNumbers.number(target) ?? 1000
    return self
  }
}

/// The spelling of earlier versions.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A description that may get a multiplier and a constant.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    draft.multiplier = TargetNumbers.number(amount) ?? 1
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / (TargetNumbers.number(amount) ?? 1))
  }

  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable { constant(amount) }

  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    constant(TargetNumbers.insets(amount))
  }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable { constant(amount) }

  private func constant(_ amount: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    draft.constant = amount
    return self
  }
}
