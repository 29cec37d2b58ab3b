internal import Geometry

/// The views that groups of changes place or resize themselves, before other views follow.
struct ChangeSeeds {
  typealias Track = FollowingFrames.Track

  private let difference: DocumentDifference

  init(in difference: DocumentDifference) { self.difference = difference }

  /// Returns the tracks that a group changes.
  ///
  /// `resizes` returns whether a view has another length along an axis. A text, font or image affects others only
  /// through the length of its view.
  func tracks(of group: ChangeGroup, resizes: (Track) -> Bool) -> Set<Track> {
    (group.changes + group.parts).reduce(into: []) { found, change in
      guard !change.isSilent else { return }
      for objects in [difference.old, difference.new] {
        guard let object = objects[change.object] else { continue }
        found.formUnion(
          object.isConstraint ? tracks(of: object, in: objects) : tracks(of: change, object, in: objects, resizes))
      }
    }
  }

  /// Returns the ends of a constraint as tracks. A guide has no frame of its own, so its view is used.
  func tracks(of constraint: DocumentObject, in objects: DocumentObjects) -> [Track] {
    constraint.ends.compactMap { end in
      guard let axis = DocumentObject.axis(ofAttribute: end.attribute) else { return nil }
      let isGuide = objects[end.view]?.tag.hasSuffix("LayoutGuide") ?? false
      return Track(view: isGuide ? objects[end.view]?.parent ?? end.view : end.view, axis: axis)
    }
  }

  private func tracks(
    of change: DocumentChange, _ object: DocumentObject, in objects: DocumentObjects, _ resizes: (Track) -> Bool
  ) -> [Track] {
    let own = Axis.allCases.map { Track(view: object.identifier, axis: $0) }
    switch change.kind {
    case .value(let name, _, _):
      let isLeaf = !object.children.contains { objects[$0]?.isViewPart ?? false }
      if name == "hidden" { return own + surroundings(of: object, in: objects) }
      if object.tag == "tableViewSection" { return surroundings(of: object, in: objects) }
      return isLeaf ? own.filter(resizes) : inside(object, objects)
    case .frame: return inside(object, objects)
    case .added, .removed, .moved, .reordered:
      return inside(object, objects) + surroundings(of: object, in: objects)
    }
  }

  private func inside(_ object: DocumentObject, _ objects: DocumentObjects) -> [Track] {
    objects.inside(object.identifier).flatMap { view in Axis.allCases.map { Track(view: view, axis: $0) } }
  }

  /// Returns the tracks of the superview, and of all views beside an object in a stack or a table.
  private func surroundings(of object: DocumentObject, in objects: DocumentObjects) -> [Track] {
    guard let parent = object.parent.flatMap({ objects[$0] }) else { return [] }
    var views = [parent.identifier]
    if parent.tag == "stackView" { views += parent.children }
    let table = [parent, parent.parent.flatMap { objects[$0] }].compactMap(\.self).first { $0.tag == "tableView" }
    if let table { views += Self.rows(of: table, in: objects) + [table.identifier] }
    return views.flatMap { view in Axis.allCases.map { Track(view: view, axis: $0) } }
  }

  /// Returns the rows of a table from the top down, including its header and footer.
  static func rows(of table: DocumentObject, in objects: DocumentObjects) -> [String] {
    let parts = table.children.compactMap { objects[$0] }
    let header = parts.filter { $0.role == "tableHeaderView" }
    let footer = parts.filter { $0.role == "tableFooterView" }
    let rest = parts.filter { part in !["tableHeaderView", "tableFooterView"].contains(part.role) }
    let rows = rest.flatMap { $0.tag == "tableViewSection" ? $0.children.compactMap { objects[$0] } : [$0] }
    return (header + rows + footer).filter { $0.frame != nil }.map(\.identifier)
  }

  /// Returns the positions of the groups that set the heights of rows, by the ids of the rows and their content views,
  /// whose heights depend on nothing else.
  func rowHeights(in groups: [ChangeGroup]) -> [String: Int] {
    var found: [String: Int] = [:]
    for (position, group) in groups.enumerated() {
      for change in group.changes where change.part == "rowHeight" {
        guard let cell = difference.new[change.object], cell.isCell else { continue }
        let contents = cell.children.filter { difference.new[$0]?.role == XcodeRecords.contentView }
        for view in [cell.identifier] + contents { found[view] = position }
      }
    }
    return found
  }

  /// Returns the amount by which a group changes the constant of each of its constraints, in points. Nil if it changes
  /// something else, or several by different amounts.
  static func amount(of group: ChangeGroup) -> Double? {
    guard group.parts.isEmpty else { return nil }
    var found: Double?
    for change in group.changes where !change.isSilent {
      guard change.tag == "constraint", case .value("constant", let from, let to) = change.kind,
        let former = Double(from ?? "0"), let present = Double(to ?? "0"), found == nil || found == present - former
      else { return nil }
      found = present - former
    }
    return found
  }
}
