public import UIKit

/// A side of a constraint: attributes of an item.
@preconcurrency @MainActor
public protocol ConstraintSide {
  /// The attributes that both sides must have.
  associatedtype Kind
  var expression: Expression<Kind> { get }
}

extension Edge: ConstraintSide {
  public var expression: Expression<Edge> { Expression(item: item, attributes: [attribute], constants: [0]) }
}

extension Dimension: ConstraintSide {
  public var expression: Expression<Dimension> { Expression(item: item, attributes: [attribute], constants: [0]) }
}

extension AttributePair: ConstraintSide {
  public var expression: Expression<AttributePair> {
    Expression(item: item, attributes: attributes, constants: [0, 0])
  }
}

extension Edges: ConstraintSide {
  public var expression: Expression<Edges> { Expression(item: item, attributes: attributes, constants: [0, 0, 0, 0]) }
}

extension Expression: ConstraintSide {
  public var expression: Expression<Attribute> { self }

  /// Returns the constraints of the attributes of another side with this one, one for each.
  fileprivate func related<Side: ConstraintSide>(
    to side: Side, _ relation: NSLayoutConstraint.Relation
  ) -> [NSLayoutConstraint] where Side.Kind == Attribute {
    let other = side.expression
    return attributes.indices.map {
      ConstraintGroup.constraint(
        item, attributes[$0], relation, other.item, other.attributes[$0], other.multiplier, other.constants[$0])
    }
  }
}

@MainActor
private func relate<First: ConstraintSide, Second: ConstraintSide>(
  _ first: First, _ relation: NSLayoutConstraint.Relation, _ second: Second
) -> [NSLayoutConstraint] where First.Kind == Second.Kind { first.expression.related(to: second, relation) }

@MainActor
private func relate(
  _ first: Dimension, _ relation: NSLayoutConstraint.Relation, _ number: CGFloat
) -> NSLayoutConstraint {
  ConstraintGroup.constraint(first.item, first.attribute, relation, nil, .notAnAttribute, 1, number)
}

// MARK: - Single attributes

@discardableResult @MainActor
public func == <Side: ConstraintSide>(first: Edge, second: Side) -> NSLayoutConstraint where Side.Kind == Edge {
  relate(first, .equal, second)[0]
}

@discardableResult @MainActor
public func <= <Side: ConstraintSide>(first: Edge, second: Side) -> NSLayoutConstraint where Side.Kind == Edge {
  relate(first, .lessThanOrEqual, second)[0]
}

@discardableResult @MainActor
public func >= <Side: ConstraintSide>(first: Edge, second: Side) -> NSLayoutConstraint where Side.Kind == Edge {
  relate(first, .greaterThanOrEqual, second)[0]
}

@discardableResult @MainActor
public func == <Side: ConstraintSide>(
  first: Dimension, second: Side
) -> NSLayoutConstraint where Side.Kind == Dimension { relate(first, .equal, second)[0] }

@discardableResult @MainActor
public func <= <Side: ConstraintSide>(
  first: Dimension, second: Side
) -> NSLayoutConstraint where Side.Kind == Dimension { relate(first, .lessThanOrEqual, second)[0] }

@discardableResult @MainActor
public func >= <Side: ConstraintSide>(
  first: Dimension, second: Side
) -> NSLayoutConstraint where Side.Kind == Dimension { relate(first, .greaterThanOrEqual, second)[0] }

@discardableResult @MainActor
public func == (first: Dimension, number: CGFloat) -> NSLayoutConstraint { relate(first, .equal, number) }

@discardableResult @MainActor
public func <= (first: Dimension, number: CGFloat) -> NSLayoutConstraint { relate(first, .lessThanOrEqual, number) }

@discardableResult @MainActor
public func >= (first: Dimension, number: CGFloat) -> NSLayoutConstraint { relate(first, .greaterThanOrEqual, number) }

// MARK: - Several attributes

@discardableResult @MainActor
public func == <Side: ConstraintSide>(
  first: AttributePair, second: Side
) -> [NSLayoutConstraint] where Side.Kind == AttributePair { relate(first, .equal, second) }

@discardableResult @MainActor
public func <= <Side: ConstraintSide>(
  first: AttributePair, second: Side
) -> [NSLayoutConstraint] where Side.Kind == AttributePair { relate(first, .lessThanOrEqual, second) }

@discardableResult @MainActor
public func >= <Side: ConstraintSide>(
  first: AttributePair, second: Side
) -> [NSLayoutConstraint] where Side.Kind == AttributePair { relate(first, .greaterThanOrEqual, second) }

@discardableResult @MainActor
public func == <Side: ConstraintSide>(first: Edges, second: Side) -> [NSLayoutConstraint] where Side.Kind == Edges {
  relate(first, .equal, second)
}

@discardableResult @MainActor
public func <= <Side: ConstraintSide>(first: Edges, second: Side) -> [NSLayoutConstraint] where Side.Kind == Edges {
  relate(first, .lessThanOrEqual, second)
}

@discardableResult @MainActor
public func >= <Side: ConstraintSide>(first: Edges, second: Side) -> [NSLayoutConstraint] where Side.Kind == Edges {
  relate(first, .greaterThanOrEqual, second)
}

// MARK: - Expressions

@MainActor
private func scaled<Side: ConstraintSide>(_ side: Side, by factor: CGFloat) -> Expression<Side.Kind> {
  var expression = side.expression
  expression.multiplier *= factor
  expression.constants = expression.constants.map { $0 * factor }
  return expression
}

@MainActor
private func moved<Side: ConstraintSide>(_ side: Side, by number: CGFloat) -> Expression<Side.Kind> {
  var expression = side.expression
  expression.constants = expression.constants.map { $0 + number }
  return expression
}

@MainActor
public func + <Side: ConstraintSide>(side: Side, number: CGFloat) -> Expression<Side.Kind> { moved(side, by: number) }
@MainActor
public func + <Side: ConstraintSide>(number: CGFloat, side: Side) -> Expression<Side.Kind> { moved(side, by: number) }
@MainActor
public func - <Side: ConstraintSide>(side: Side, number: CGFloat) -> Expression<Side.Kind> { moved(side, by: -number) }
@MainActor
public func * <Side: ConstraintSide>(side: Side, number: CGFloat) -> Expression<Side.Kind> { scaled(side, by: number) }
@MainActor
public func * <Side: ConstraintSide>(number: CGFloat, side: Side) -> Expression<Side.Kind> { scaled(side, by: number) }
@MainActor
public func / <Side: ConstraintSide>(side: Side, number: CGFloat) -> Expression<Side.Kind> {
  scaled(side, by: 1 / number)
}
