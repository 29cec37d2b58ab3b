internal import AutoLayout

extension LayoutAnchor where Kind == XAxisPosition {
  /// `self == anchor + multiplier × the standard distance`, self lying after the anchor in reading order.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1) -> ViewConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// `self >= anchor + multiplier × the standard distance`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> ViewConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// `self <= anchor + multiplier × the standard distance`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> ViewConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor where Kind == YAxisPosition {
  /// `self == anchor + multiplier × the standard distance`, self lying below the anchor.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1) -> ViewConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// `self >= anchor + multiplier × the standard distance`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> ViewConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// `self <= anchor + multiplier × the standard distance`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> ViewConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor {
  /// A multiple of the standard distance, 20 points from the edges of a superview and 8 otherwise
  /// (specification CON-10).
  fileprivate func systemSpacing(
    _ relation: LayoutRelation, _ anchor: LayoutAnchor, _ multiplier: Double
  ) -> ViewConstraint {
    let isToSuperview = item.enclosingView === anchor.item || anchor.item.enclosingView === item
    let spacing = isToSuperview ? StandardSpacing.toSuperview : StandardSpacing.betweenSiblings
    let constraint = ViewConstraint(
      unchecked: (item, attribute), relation, (anchor.item, anchor.attribute), constant: spacing * multiplier)
    constraint.usesStandardSpacing = multiplier == 1
    return constraint
  }
}
