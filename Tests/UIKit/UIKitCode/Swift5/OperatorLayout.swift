// Operators between parts of views.
import Foundation
import UIKit

precedencegroup LayoutImportance {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}
infix operator ~~ : LayoutImportance

@MainActor
public struct Expression<Anchor: AnyObject> {
  let anchor: NSLayoutAnchor<Anchor>
  var factor: CGFloat = 1
  var constant: CGFloat = 0
}

@MainActor
public final class Proxy {
  public let view: UIView
  var made: [NSLayoutConstraint] = []
  init(_ view: UIView) { self.view = view }

  public var left: Expression<NSLayoutXAxisAnchor> { Expression(anchor: view.leftAnchor) }
  public var right: Expression<NSLayoutXAxisAnchor> { Expression(anchor: view.rightAnchor) }
  public var centerX: Expression<NSLayoutXAxisAnchor> { Expression(anchor: view.centerXAnchor) }
  public var top: Expression<NSLayoutYAxisAnchor> { Expression(anchor: view.topAnchor) }
  public var bottom: Expression<NSLayoutYAxisAnchor> { Expression(anchor: view.bottomAnchor) }
  public var centerY: Expression<NSLayoutYAxisAnchor> { Expression(anchor: view.centerYAnchor) }
  public var baseline: Expression<NSLayoutYAxisAnchor> { Expression(anchor: view.lastBaselineAnchor) }
  public var width: Expression<NSLayoutDimension> { Expression(anchor: view.widthAnchor) }
  public var height: Expression<NSLayoutDimension> { Expression(anchor: view.heightAnchor) }
}

@MainActor
public func + <Anchor>(left: Expression<Anchor>, right: CGFloat) -> Expression<Anchor> {
  Expression(anchor: left.anchor, factor: left.factor, constant: left.constant + right)
}

@MainActor
public func - <Anchor>(left: Expression<Anchor>, right: CGFloat) -> Expression<Anchor> { left + -right }

@MainActor
public func * (left: Expression<NSLayoutDimension>, right: CGFloat) -> Expression<NSLayoutDimension> {
  Expression(anchor: left.anchor, factor: left.factor * right, constant: left.constant * right)
}

@MainActor
public func / (left: Expression<NSLayoutDimension>, right: CGFloat) -> Expression<NSLayoutDimension> {
  left * (1 / right)
}

@MainActor @discardableResult
public func == <Anchor>(left: Expression<Anchor>, right: Expression<Anchor>) -> NSLayoutConstraint {
  if let first = left.anchor as? NSLayoutDimension, let second = right.anchor as? NSLayoutDimension {
    return installed(first.constraint(equalTo: second, multiplier: right.factor, constant: right.constant))
  }
  return installed(left.anchor.constraint(equalTo: right.anchor, constant: right.constant - left.constant))
}

@MainActor @discardableResult
public func == (left: Expression<NSLayoutDimension>, right: CGFloat) -> NSLayoutConstraint {
  let dimension = left.anchor as? NSLayoutDimension
  return installed(dimension?.constraint(equalToConstant: right) ?? NSLayoutConstraint())
}

@MainActor @discardableResult
public func >= <Anchor>(left: Expression<Anchor>, right: Expression<Anchor>) -> NSLayoutConstraint {
  installed(left.anchor.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant))
}

@MainActor @discardableResult
public func <= <Anchor>(left: Expression<Anchor>, right: Expression<Anchor>) -> NSLayoutConstraint {
  installed(left.anchor.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant))
}

@MainActor @discardableResult
public func ~~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint.isActive = false
  constraint.priority = UILayoutPriority(priority)
  constraint.isActive = true
  return constraint
}

@MainActor
private func installed(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}

@MainActor
public func constrain(_ first: UIView, _ second: UIView, _ block: (Proxy, Proxy) -> Void) {
  block(Proxy(first), Proxy(second))
}
