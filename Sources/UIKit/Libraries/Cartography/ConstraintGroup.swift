public import UIKit

/// The constraints of a closure, which another closure may replace.
@preconcurrency @MainActor
public final class ConstraintGroup {
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints of the closures that are being called, innermost last.
  private static var open: [[NSLayoutConstraint]] = []

  public init() {}

  /// Whether the constraints are installed.
  public var active: Bool {
    get { constraints.contains { $0.isActive } }
    set { newValue ? NSLayoutConstraint.activate(constraints) : NSLayoutConstraint.deactivate(constraints) }
  }

  /// Replaces the constraints with those that a closure creates.
  func replace(_ closure: () -> Void) {
    NSLayoutConstraint.deactivate(constraints)
    Self.open.append([])
    closure()
    constraints = Self.open.popLast() ?? []
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the constraints.
  func clear() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
  }

  /// Adds a constraint to those of the closure that is being called.
  static func add(_ constraint: NSLayoutConstraint) {
    guard !open.isEmpty else { return }
    open[open.count - 1].append(constraint)
  }

  /// Creates a constraint between two attributes, or of one.
  static func constraint(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    add(constraint)
    return constraint
  }
}

@discardableResult @MainActor
public func constrain(
  _ item: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(), block: (LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item], replace: group) { block($0[0]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2], replace: group) { block($0[0], $0[1]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(), block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3], replace: group) { block($0[0], $0[1], $0[2]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4], replace: group) { block($0[0], $0[1], $0[2], $0[3]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4]) }
}

@discardableResult @MainActor
public func constrain(
  _ items: [any LayoutItem], replace group: ConstraintGroup = ConstraintGroup(), block: ([LayoutProxy]) -> Void
) -> ConstraintGroup {
  group.replace { block(items.map { LayoutProxy($0) }) }
  return group
}

@MainActor
public func constrain(clear group: ConstraintGroup) { group.clear() }

/// A view or guide.
public protocol LayoutItem: AnyObject {}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
