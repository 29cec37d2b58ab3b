public import UIKit

public typealias LayoutPriority = UILayoutPriority

infix operator ~ : CartographyPriorityPrecedence

precedencegroup CartographyPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

@discardableResult @MainActor
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

@discardableResult @MainActor
public func ~ (constraints: [NSLayoutConstraint], priority: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}

@discardableResult @MainActor
public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint ~ UILayoutPriority(priority)
}

@discardableResult @MainActor
public func ~ (constraints: [NSLayoutConstraint], priority: Float) -> [NSLayoutConstraint] {
  constraints ~ UILayoutPriority(priority)
}
