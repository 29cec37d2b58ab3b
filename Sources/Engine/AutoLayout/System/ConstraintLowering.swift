internal import Geometry
internal import LinearConstraints

/// The translation of constraints between attributes into rows over variables.
struct ConstraintLowering {
  let items: [LayoutItem]
  let variables: LayoutVariables

  /// Returns the row of a constraint, or nil if it names an item that the system does not have.
  func row(of constraint: LayoutConstraint) -> LinearConstraint? {
    side(of: constraint).map {
      LinearConstraint(
        $0.terms, constant: $0.constant, relation(constraint.relation), priority: constraint.priority.ofRow)
    }
  }

  /// Adds the row of a constraint to a list. Returns false if the constraint names an item that the system does not
  /// have.
  func append(_ constraint: LayoutConstraint, to rows: inout LinearConstraintList) -> Bool {
    guard let side = side(of: constraint) else { return false }
    side.append(to: &rows, relation(constraint.relation), priority: constraint.priority.ofRow)
    return true
  }

  /// Returns the sum that a constraint relates to zero, or nil if it names an item that the system does not have.
  private func side(of constraint: LayoutConstraint) -> LayoutExpression? {
    let isMirrored = isMirrored(constraint)
    let constraint = items.withBaselinesOfText(constraint)
    guard
      let first = expression(constraint.firstItem, constraint.firstAttribute, isMirrored: isMirrored),
      let second = rightSide(of: constraint, isMirrored: isMirrored)
    else { return nil }
    var difference = first - second
    difference.constant = difference.constant + differenceBetweenLines(constraint) - constraint.constant
    return difference
  }

  /// Returns the correction of a constraint between the first baseline of one line of text and the last baseline of
  /// another, in points. The rounded first and last baselines of a line differ. 0 for other constraints (specification
  /// ATT-07).
  private func differenceBetweenLines(_ constraint: LayoutConstraint) -> Double {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    guard first.isBaseline, second.isBaseline, first != second, let item = constraint.secondItem,
      let firstDistance = distanceOfBaselines(of: constraint.firstItem),
      let secondDistance = distanceOfBaselines(of: item)
    else { return 0 }
    return first == .lastBaseline ? firstDistance : -secondDistance * constraint.multiplier
  }

  /// Returns how far the first baseline of a single line of text is below its last one, if the item is as tall as the
  /// line. Nil for other items.
  private func distanceOfBaselines(of item: LayoutItemID) -> Double? {
    guard items.indices.contains(item.view), case .line(let first, let last, let height) = baseline(of: item) else {
      return nil
    }
    return first + last - height
  }

  /// Returns the multiplied side. A position is multiplied in the coordinates of the view that holds the constraint
  /// (specification ATT-06; Interface Builder's frames agree).
  private func rightSide(of constraint: LayoutConstraint, isMirrored: Bool) -> LayoutExpression? {
    guard let item = constraint.secondItem else { return LayoutExpression() }
    guard let second = expression(item, constraint.secondAttribute, isMirrored: isMirrored) else { return nil }
    guard constraint.multiplier != 1, constraint.secondAttribute.kind != .size else {
      return second * constraint.multiplier
    }
    let owner = LayoutItemID(view: items.owner(of: constraint))
    let start: LayoutAttribute = constraint.secondAttribute.axis == .vertical ? .top : isMirrored ? .right : .left
    guard let origin = expression(owner, start, isMirrored: isMirrored) else { return nil }
    return origin + (second - origin) * constraint.multiplier
  }

  /// Returns an attribute of an item in root coordinates, or nil if there is no such item or attribute.
  ///
  /// A mirrored position is measured leftwards, so that constants of leading and trailing point inward in a
  /// right-to-left layout as well (specification RTL-01).
  func expression(_ item: LayoutItemID, _ attribute: LayoutAttribute, isMirrored: Bool = false) -> LayoutExpression? {
    guard items.indices.contains(item.view), let left = variables.left(item) else { return nil }
    let attribute = isMirrored ? attribute.mirrored : attribute.undirected
    let position = horizontal(attribute, left) ?? vertical(attribute, left, baseline(of: item))
    return isMirrored && attribute.kind == .horizontalPosition ? position.map { $0 * -1 } : position
  }

  private func horizontal(_ attribute: LayoutAttribute, _ left: Int) -> LayoutExpression? {
    let width = left + 2
    return switch attribute {
    case .left: LayoutExpression(left)
    case .right: LayoutExpression(left) + LayoutExpression(width)
    case .centerX: LayoutExpression(left) + LayoutExpression(width, 0.5)
    case .width: LayoutExpression(width)
    default: nil
    }
  }

  private func vertical(_ attribute: LayoutAttribute, _ left: Int, _ baseline: TextBaseline) -> LayoutExpression? {
    let (top, height) = (left + 1, left + 3)
    func below(_ share: Double, offset: Double = 0) -> LayoutExpression {
      guard share != 0 else { return LayoutExpression(top, constant: offset) }
      return LayoutExpression(top) + LayoutExpression(height, share, constant: offset)
    }
    switch attribute {
    case .top: return LayoutExpression(top)
    case .height: return LayoutExpression(height)
    case .centerY: return below(0.5)
    case .bottom: return below(1)
    case .firstBaseline, .lastBaseline:
      let place = baseline.place(isFirst: attribute == .firstBaseline)
      return below(place.share, offset: place.offset)
    default: return nil
    }
  }

  private func baseline(of item: LayoutItemID) -> TextBaseline {
    item.hasBaselines ? items[item.view].baseline : .none
  }

  /// Whether the horizontal positions of a constraint are measured from the right.
  func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
    // The view that holds the constraint decides, not the views in it: the superview places a collection, even if the
    // collection is mirrored inside.
    let owner = items.owner(of: constraint)
    return items.indices.contains(owner) && items[owner].direction == .rightToLeft
  }

  private func relation(_ relation: LayoutRelation) -> LinearConstraint.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutPriority {
  /// The priority of a row, or nil if required.
  var ofRow: Double? { isRequired ? nil : rawValue }
}

extension LayoutAttribute {
  /// The attribute with leading as left and trailing as right.
  fileprivate var undirected: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }

  /// The attribute with leading as right and trailing as left.
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    default: self
    }
  }
}
