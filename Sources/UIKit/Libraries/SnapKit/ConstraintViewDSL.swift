internal import Foundation
public import UIKit

/// The value of `view.snp`.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributeNames {
  let view: UIView

  public var target: AnyObject? { view }

  public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem { ConstraintItem(view, attributes) }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(named([]), closure)
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(named([]), closure) }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(named([]), closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(named([]), closure)
  }

  public func removeConstraints() { ConstraintMaker.remove(named([])) }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
  }
}

/// The value of `guide.snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributeNames {
  let guide: UILayoutGuide

  public var target: AnyObject? { guide }

  public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(guide, attributes)
  }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(named([]), closure)
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(named([]), closure) }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(named([]), closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(named([]), closure)
  }

  public func removeConstraints() { ConstraintMaker.remove(named([])) }
}

/// The value of `topLayoutGuide.snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
  let support: any UILayoutSupport

  public var top: ConstraintItem { ConstraintItem(support, [.top]) }
  public var bottom: ConstraintItem { ConstraintItem(support, [.bottom]) }
  public var height: ConstraintItem { ConstraintItem(support, [.height]) }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UILayoutSupport {
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
