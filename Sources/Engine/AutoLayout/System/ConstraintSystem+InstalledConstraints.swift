internal import LinearConstraints

extension ConstraintSystem {
  /// The translation of the system's constraints to rows.
  var lowering: ConstraintLowering {
    ConstraintLowering(
      items: items, variables: LayoutVariables(viewCount: items.count, constraints: constraints))
  }

  /// Every constraint in the order of installation, including those that no author wrote (specification 0.3, step 3),
  /// with its row.
  var installedRows: [(constraint: LayoutConstraint, row: LinearConstraint)] {
    let rows = LayoutRows(of: self, lowering: lowering)
    return Array(zip(rows.constraints, rows.rows))
  }

  /// The constraints of the root, and of the top and bottom guide, which exist even if they are unused (specification
  /// GUI-03).
  var unwrittenConstraints: [LayoutConstraint] {
    guard !items.isEmpty else { return [] }
    return rootConstraints + guides.prefix(LayoutGuide.supportGuides.count).flatMap(constraints(placing:))
  }

  /// Returns the view on which a constraint is installed: the stated one, or the nearest that contains both items. A
  /// view is its own ancestor, and a guide belongs to its view (specification OWN-01).
  ///
  /// The result is a position in ``items``. For a constraint that names a view outside the list, it is the view of the
  /// first item.
  public func owner(of constraint: LayoutConstraint) -> Int { items.owner(of: constraint) }

  /// Returns the author's constraints installed on a view, in the order of installation (specification OWN-03).
  public func constraints(ownedBy view: Int) -> [LayoutConstraint] {
    constraints.filter { $0.origin == .author && owner(of: $0) == view }
  }

  /// Returns the author's constraints that name a view or one of its guides, whichever view owns them, in the order of
  /// installation (specification OWN-03, IBT-10).
  public func constraints(mentioning view: Int) -> [LayoutConstraint] {
    constraints.filter {
      $0.origin == .author && ($0.firstItem.view == view || $0.secondItem?.view == view)
    }
  }

  /// The top and bottom guide of the root, which every screen has, then every other guide that a constraint names.
  var guides: [LayoutItemID] {
    let standard = LayoutGuide.supportGuides.map { LayoutItemID(view: 0, guide: $0) }
    let named = Set(constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) }).withContents
    return standard + named.filter { $0.guide != nil && !standard.contains($0) }.sorted()
  }
}

extension Set<LayoutItemID> {
  /// The items, with the scroll contents that guides among them depend on. Those have to be placed first.
  var withContents: Set<LayoutItemID> {
    let contents = filter { $0.guide == .contentMargins }.map { LayoutItemID(view: $0.view, guide: .scrollContent) }
    return contents.isEmpty ? self : union(contents)
  }
}

extension LayoutGuide {
  /// The guides from before the safe area, which are their own items (specification GUI-03).
  static let supportGuides: [LayoutGuide] = [.topLayoutGuide, .bottomLayoutGuide]
}
