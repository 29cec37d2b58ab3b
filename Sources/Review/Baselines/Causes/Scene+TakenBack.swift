internal import AutoLayout
internal import Scenes

extension Scene {
  /// Returns the scene as if its author had not made one change, to find out what follows from it.
  ///
  /// All values of a changed view are taken back, not only those that the change is about.
  ///
  /// - Returns: The scene, or nil if the lists of its views and constraints do not show the change: a root of another
  ///   size, a view that was removed or moved to another superview, a section of a table.
  func takingBack(_ cause: AuthorsChange, to former: Scene) -> Scene? {
    guard cause.isRetractable else { return nil }
    var scene = self
    let names = Set([self, former].flatMap { $0.constraints.map(\.objectID) })
    let objects = cause.objects.sorted()
    // Hiding a view uninstalls its constraints, so views come before the constraints that were there.
    for view in objects where !names.contains(view) {
      guard scene.retractView(view, cause, to: former) else { return nil }
    }
    for constraint in objects where names.contains(constraint) {
      guard scene.retractConstraint(constraint, to: former) else { return nil }
    }
    // Equal scenes show nothing about the change: they do not contain it.
    return scene == self ? nil : scene
  }

  // MARK: - Constraints

  private func positions(ofConstraint name: String) -> [Int] {
    constraints.indices.filter { constraints[$0].objectID == name }
  }

  /// Whether a variation installs or removes one of the constraints, or gives it another constant.
  private func varies(_ positions: [Int]) -> Bool {
    variations.contains { variation in
      positions.contains { position in
        variation.installed.contains(position) || variation.removed.contains(position)
          || variation.constants.contains { $0.constraint == position }
      }
    }
  }

  private mutating func retractConstraint(_ name: String, to former: Scene) -> Bool {
    let (here, there) = (positions(ofConstraint: name), former.positions(ofConstraint: name))
    guard !varies(here), !former.varies(there) else { return false }
    let old = there.compactMap { translated(former.constraints[$0], from: former) }
    guard old.count == there.count else { return false }
    for (position, constraint) in zip(here, old) { constraints[position] = constraint }
    for position in here.dropFirst(old.count) { constraints[position].isInstalled = false }
    constraints += old.dropFirst(here.count)
    return true
  }

  /// Returns a constraint of another scene between the views of the same names; nil if one of them is missing.
  private func translated(_ constraint: SceneConstraint, from other: Scene) -> SceneConstraint? {
    func position(_ view: Int) -> Int? { views.firstIndex { $0.name == other.views[view].name } }
    var result = constraint
    guard let first = position(constraint.constraint.firstItem.view) else { return nil }
    result.constraint.firstItem.view = first
    if let item = constraint.constraint.secondItem {
      guard let second = position(item.view) else { return nil }
      result.constraint.secondItem?.view = second
    }
    if let owner = constraint.constraint.owner {
      guard let holder = position(owner) else { return nil }
      result.constraint.owner = holder
    }
    return result
  }

  // MARK: - Views

  private mutating func retractView(_ name: String, _ cause: AuthorsChange, to former: Scene) -> Bool {
    // Other objects, such as outlets, do not move views.
    guard let here = views.firstIndex(where: { $0.name == name }) else { return cause.wholeViews.contains(name) }
    guard let there = former.views.firstIndex(where: { $0.name == name }) else {
      return cause.wholeViews.contains(name) && hide(here, with: cause.insides)
    }
    guard here != 0 || cause.effect != .frame, let view = views[here].with(valuesOf: former.views[there]) else {
      return false
    }
    views[here] = view
    // A table gives its rows their heights.
    guard cause.effect == .frame else { return true }
    for row in views.indices where views[row].superview == here {
      guard let before = former.views.first(where: { $0.name == views[row].name }) else { continue }
      views[row].list = views[row].list.with(heightOf: before.list)
    }
    return true
  }

  /// Hides a new view and uninstalls the constraints of all views in it. Returns false if a table or collection places
  /// it.
  private mutating func hide(_ view: Int, with insides: Set<String>) -> Bool {
    guard view != 0, views[view].list.placement == nil else { return false }
    let gone = Set(views.indices.filter { insides.contains(views[$0].name) })
    let own = constraints.indices.filter { position in
      let constraint = constraints[position].constraint
      return [constraint.firstItem.view, constraint.secondItem?.view].compactMap(\.self).contains(where: gone.contains)
    }
    guard !varies(own) else { return false }
    for position in own { constraints[position].isInstalled = false }
    views[view].appearance.isHidden = true
    return true
  }
}

extension View {
  /// Returns the view with the values of another state of it, at its own place in its scene. Nil if only one state is a
  /// stack or is placed by its mask, since a mask would contradict the constraints of the other state.
  fileprivate func with(valuesOf other: View) -> View? {
    guard (placement.stack == nil) == (other.placement.stack == nil),
      placement.isPlacedByMask == other.placement.isPlacedByMask
    else { return nil }
    var view = self
    view.content = other.content
    view.appearance = other.appearance
    view.placement = other.placement
    if let stack = placement.stack {
      view.placement.stack?.arrangedViews = stack.arrangedViews
      view.placement.stack?.customSpacing = stack.customSpacing
      view.placement.stack?.emptyView = stack.emptyView
    }
    view.list = list.with(heightOf: other.list)
    return view
  }
}

extension ViewListing {
  /// Returns the listing with the height that another state gives the row, and the space that it leaves in the cell.
  fileprivate func with(heightOf other: ViewListing) -> ViewListing {
    var listing = self
    switch (placement, other.placement) {
    case (.row(var row), .row(let former)):
      row.height = former.height
      listing.placement = .row(row)
    case (.cellContent, .cellContent): listing.placement = other.placement
    default: break
    }
    return listing
  }
}
