package import Geometry

/// The translation of autoresizing masks into constraints (specification AUT-02, AUT-04).
extension ConstraintSystem {
  /// Returns the constraints that place a view in its superview according to its mask.
  func autoresizingConstraints(of view: Int) -> [LayoutConstraint] {
    let item = items[view]
    guard let autoresizing = item.autoresizing, let superview = item.superview else { return [] }
    let insets = item.alignmentRectInsets
    let outer = items[superview].alignmentRectInsets
    return along(
      .horizontal, view, superview, autoresizing, insets: (insets.left, insets.right), superviewStart: outer.left)
      + along(.vertical, view, superview, autoresizing, insets: (insets.top, insets.bottom), superviewStart: outer.top)
  }

  /// Returns position and size along one axis, both of which are linear in the length of the superview.
  private func along(
    _ axis: Axis, _ view: Int, _ superview: Int, _ autoresizing: Autoresizing, insets: (Double, Double),
    superviewStart: Double
  ) -> [LayoutConstraint] {
    let position: LayoutAttribute = axis == .horizontal ? .left : .top
    let size = axis.sizeAttribute
    let share = autoresizing.shares(along: axis)
    let length = autoresizing.superviewSize[axis]
    let item = LayoutItemID(view: view)
    let outer = LayoutItemID(view: superview)
    let start = autoresizing.frame.minimum(axis) + insets.0 - superviewStart
    let extent = autoresizing.frame.size[axis] - insets.0 - insets.1
    var constraints: [LayoutConstraint] = []
    if share.size == 0 {
      constraints.append(LayoutConstraint(item, size, constant: max(0, extent), origin: .autoresizingMask))
    } else {
      constraints.append(
        LayoutConstraint(
          item, size, .equal, outer, size, multiplier: share.size, constant: extent - share.size * length,
          // A superview that is too small must not make the whole system infeasible. The view then has the length 0.
          priority: autoresizing.isRigid ? .required : .almostRequired, origin: .autoresizingMask))
    }
    if share.start == 0 {
      constraints.append(
        LayoutConstraint(item, position, .equal, outer, position, constant: start, origin: .autoresizingMask))
    } else {
      constraints.append(positionFollowingSize(axis, item, outer, share.start, start - share.start * length))
    }
    return constraints
  }

  /// Returns `item.start = superview.start + share × superview.length + constant`. It has three items, so it is
  /// expressed through the end of the superview in the superview's coordinates, where start is 0 and end is the length.
  private func positionFollowingSize(
    _ axis: Axis, _ item: LayoutItemID, _ superview: LayoutItemID, _ share: Double, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, axis == .horizontal ? .left : .top, .equal, superview, axis == .horizontal ? .right : .bottom,
      multiplier: share, constant: constant, owner: superview.view, origin: .autoresizingMask)
  }
}

extension Autoresizing {
  /// Returns the shares of a change of the superview's length that the margin before the view and the view itself take.
  ///
  /// Flexible parts share in proportion to their lengths, or equally if those add up to zero.
  package func shares(along axis: Axis) -> (start: Double, size: Double) {
    let isHorizontal = axis == .horizontal
    let before = frame.minimum(axis)
    let extent = frame.size[axis]
    let after = superviewSize[axis] - before - extent
    let parts: [(isFlexible: Bool, length: Double)] = [
      (mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin), before),
      (mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight), extent),
      (mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin), after),
    ]
    let flexible = parts.filter(\.isFlexible)
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0) { $0 + max(0, $1.length) }
    func share(_ part: (isFlexible: Bool, length: Double)) -> Double {
      guard part.isFlexible else { return 0 }
      return total > 0 ? max(0, part.length) / total : 1 / Double(flexible.count)
    }
    return (share(parts[0]), share(parts[1]))
  }
}
