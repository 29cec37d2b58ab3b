public import AutoLayout

/// The kind of quantity that an anchor stands for; constraints are made between anchors of one kind.
public protocol LayoutAnchorKind {}

/// Positions along the horizontal axis.
public enum XAxisPosition: LayoutAnchorKind {}
/// Positions along the vertical axis.
public enum YAxisPosition: LayoutAnchorKind {}
/// Widths and heights.
public enum LayoutLength: LayoutAnchorKind {}

/// A horizontal edge or centre; UIKit's `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = LayoutAnchor<XAxisPosition>
/// A vertical edge, centre or baseline; UIKit's `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = LayoutAnchor<YAxisPosition>
/// A width or a height; UIKit's `NSLayoutDimension`.
public typealias LayoutDimension = LayoutAnchor<LayoutLength>

/// One attribute of an item, from which constraints are made; the compiler refuses most pairs that UIKit would throw
/// for (specification LEG-02).
///
/// The constraints are made, not installed: set ``ViewConstraint/isActive`` or hand them to
/// ``ViewConstraint/activate(_:)``. Distances are in points.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  /// The item that the attribute belongs to.
  public let item: ConstraintItem
  /// The attribute.
  public let attribute: LayoutAttribute

  init(_ item: ConstraintItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// `self == anchor + constant`.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> ViewConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// `self >= anchor + constant`.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> ViewConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// `self <= anchor + constant`.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> ViewConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  fileprivate func constraint(
    _ relation: LayoutRelation, _ anchor: LayoutAnchor, multiplier: Double = 1, constant: Double
  ) -> ViewConstraint {
    ViewConstraint(
      unchecked: (item, attribute), relation, (anchor.item, anchor.attribute), multiplier: multiplier,
      constant: constant)
  }
}

extension LayoutAnchor where Kind == LayoutLength {
  /// `self == constant`.
  public func constraint(equalToConstant constant: Double) -> ViewConstraint { length(.equal, constant) }

  /// `self >= constant`.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> ViewConstraint {
    length(.greaterThanOrEqual, constant)
  }

  /// `self <= constant`.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> ViewConstraint {
    length(.lessThanOrEqual, constant)
  }

  /// `self == multiplier × anchor + constant`.
  public func constraint(equalTo anchor: LayoutAnchor, multiplier: Double, constant: Double = 0) -> ViewConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// `self >= multiplier × anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> ViewConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// `self <= multiplier × anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> ViewConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func length(_ relation: LayoutRelation, _ constant: Double) -> ViewConstraint {
    ViewConstraint(unchecked: (item, attribute), relation, nil, multiplier: 0, constant: constant)
  }
}
