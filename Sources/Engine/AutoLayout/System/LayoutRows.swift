internal import LinearConstraints

/// The rows of a system with the constraints that they represent, in the order of installation.
struct LayoutRows {
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var rows: LinearConstraintList = []
  /// The translation of the system's constraints into rows.
  let lowering: ConstraintLowering
  private let centresGiveWay: Bool
  private let contentGivesWay: Bool
  private let isInCell: [Bool]

  /// Creates the rows of a system in the order of specification 0.3: the root, guides, masks, content sizes, stack
  /// views, and the author's constraints last.
  init(of system: ConstraintSystem, lowering: ConstraintLowering) {
    self.lowering = lowering
    centresGiveWay = system.centresGiveWay
    contentGivesWay = system.contentGivesWay
    isInCell = system.isInCell
    // Most views add at most four rows, with two or three terms each.
    let count = system.constraints.count + 4 * system.items.count
    constraints.reserveCapacity(count)
    rows.reserveCapacity(constraints: count, terms: 3 * count)
    append(system.rootConstraints)
    for guide in lowering.variables.guides { append(system.constraints(placing: guide)) }
    for view in system.items.indices {
      append(system.autoresizingConstraints(of: view))
      append(contentSizes: system.contentSizeConstraints(of: view))
    }
    for (view, item) in system.items.enumerated() {
      guard let stack = item.stack else { continue }
      append(
        StackLowering(view: view, stack: stack, items: system.items, givenLengths: system.givenLengths(in: stack)))
    }
    append(system.constraints)
  }

  /// Whether each row may be broken in a conflict (specification CNF-02).
  var isBreakable: [Bool] { constraints.map { $0.origin == .author || yieldsAsContent($0) } }

  /// Whether each row is broken before others: a content size, a center aligned with another (specification CNF-05), or
  /// a constraint inside a cell (CNF-08), in systems in which these yield. Empty if none is, as in most systems.
  var yieldsFirst: [Bool] {
    // Most systems have no cells, and copying constraints to ask for them takes time.
    guard isInCell.isEmpty else {
      let yielding = constraints.map { yields($0) || isInner($0.firstItem) && $0.secondItem.map(isInner) ?? true }
      return yielding.contains(true) ? yielding : []
    }
    return constraints.contains(where: yields) ? constraints.map(yields) : []
  }

  private func yields(_ constraint: LayoutConstraint) -> Bool {
    yieldsAsContent(constraint)
      || (centresGiveWay && constraint.firstAttribute.isCenter && constraint.secondAttribute.isCenter)
  }

  /// Whether an item is a cell or inside one.
  private func isInner(_ item: LayoutItemID) -> Bool { isInCell.indices.contains(item.view) && isInCell[item.view] }

  private func yieldsAsContent(_ constraint: LayoutConstraint) -> Bool {
    contentGivesWay && constraint.origin == .contentSize && constraint.priority.isRequired
  }

  /// The rows that give the root its width, and its height if that is given.
  var rootSize: [Int] {
    constraints.indices.prefix(4).filter {
      constraints[$0].origin == .rootSize && constraints[$0].firstAttribute.kind == .size
        && constraints[$0].priority.isRequired
    }
  }

  /// Replaces a constraint with one that differs only in its constant. Returns whether it has a row.
  mutating func replace(with constraint: LayoutConstraint, at position: Int) -> Bool {
    guard let row = lowering.row(of: constraint) else { return false }
    constraints[position] = constraint
    rows.setConstant(row.constant, at: position)
    return true
  }

  private mutating func append(_ new: [LayoutConstraint]) {
    for constraint in new where lowering.append(constraint, to: &rows) { constraints.append(constraint) }
  }

  /// Adds content sizes. Those that may break are added a second time as optional rows, which hold as far as the
  /// author's constraints allow. Otherwise a view whose content size broke would have no size.
  private mutating func append(contentSizes: [LayoutConstraint]) {
    append(contentSizes)
    guard contentGivesWay else { return }
    append(
      contentSizes.filter(yieldsAsContent).map { required in
        var optional = required
        optional.priority = .almostRequired
        return optional
      })
  }

  private mutating func append(_ stack: StackLowering) {
    append(stack.constraints)
    for distances in stack.equalDistances {
      let first = distance(distances, distances.views.first, distances.views.second)
      let second = distance(distances, distances.views.second, distances.views.third)
      guard let first, let second else { continue }
      let difference = second - first
      constraints.append(
        LayoutConstraint(
          LayoutItemID(view: distances.views.third), distances.to, .equal,
          LayoutItemID(view: distances.views.second), distances.from, priority: distances.priority,
          origin: .stackView, source: lowering.items[stack.view].source))
      difference.append(to: &rows, .equal, priority: distances.priority.ofRow)
    }
  }

  private func distance(_ distances: StackLowering.EqualDistances, _ before: Int, _ after: Int) -> LayoutExpression? {
    let isMirrored = distances.from.isDirectional && lowering.items[before].direction == .rightToLeft
    guard
      let from = lowering.expression(LayoutItemID(view: before), distances.from, isMirrored: isMirrored),
      let to = lowering.expression(LayoutItemID(view: after), distances.to, isMirrored: isMirrored)
    else { return nil }
    return to - from
  }
}

extension ConstraintSystem {
  /// Returns the lengths, in points, that required constraints with only a number give the views of a proportional
  /// stack along its axis, by view.
  fileprivate func givenLengths(in stack: StackLayout) -> [Int: Double] {
    guard stack.distribution == .fillProportionally else { return [:] }
    let lengths = constraints.filter {
      $0.firstAttribute == stack.axis.sizeAttribute && $0.firstItem.guide == nil && $0.secondItem == nil
        && $0.relation == .equal && $0.priority.isRequired
    }
    return Dictionary(lengths.map { ($0.firstItem.view, $0.constant) }) { first, _ in first }
  }
}
