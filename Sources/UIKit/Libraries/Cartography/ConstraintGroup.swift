public import UIKit

/// The constraints of a closure, which another closure may replace.
@preconcurrency @MainActor
public final class ConstraintGroup {
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints of the closures that are being called, innermost last.
  private static var open: [[NSLayoutConstraint]] = []

  public init() {}

  /// Whether all constraints are installed.
  public var active: Bool {
    get { constraints.allSatisfy { $0.isActive } }
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
    LayoutProxy(item).prepare()
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    add(constraint)
    return constraint
  }
}

/// A view or guide.
public protocol LayoutItem: AnyObject {}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
