internal import Foundation
public import UIKit

/// A description that gets a relation.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let draft: ConstraintDraft

  init(_ draft: ConstraintDraft) { self.draft = draft }

  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { relate(.equal, other) }

  @discardableResult
  public func equalTo(_ other: any UILayoutSupport) -> ConstraintMakerEditable { relate(.equal, other) }

  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relate(.equal, superview) }

  @discardableResult
  public func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (UIView) -> Target
  ) -> ConstraintMakerEditable { relate(.equal, superview.map(closure)) }

  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }

  @discardableResult
  public func lessThanOrEqualTo(_ other: any UILayoutSupport) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { relate(.lessThanOrEqual, superview) }

  @discardableResult
  public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (UIView) -> Target
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, superview.map(closure)) }

  @discardableResult
  public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }

  @discardableResult
  public func greaterThanOrEqualTo(_ other: any UILayoutSupport) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { relate(.greaterThanOrEqual, superview) }

  @discardableResult
  public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (UIView) -> Target
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, superview.map(closure)) }

  private var superview: UIView? { draft.item.superview }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ other: Any?) -> ConstraintMakerEditable {
    draft.relation = relation
    // Guides for bars are layout guides as well.
    draft.related = other as? any ConstraintRelatableTarget
    draft.constant = other as? any ConstraintConstantTarget ?? CGFloat(0)
    return ConstraintMakerEditable(draft)
  }
}

/// A description that gets more attributes: `make.leading.trailing`.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributeNames {
  public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    draft.attributes += attributes.filter { !draft.attributes.contains($0) }
    return self
  }
}
