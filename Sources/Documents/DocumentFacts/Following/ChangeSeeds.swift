internal import Geometry

/// The views that groups of changes place or resize themselves, before other views follow.
struct ChangeSeeds {
  typealias Track = FrameTrack

  private let difference: DocumentDifference
  private let frames: FrameDependencies

  /// The tracks that a group changes.
  struct Seeds {
    var tracks: Set<Track> = []
    /// Those whose movement the group explains completely.
    var settled: Set<Track> = []
  }

  init(_ frames: FrameDependencies, in difference: DocumentDifference) {
    self.difference = difference
    self.frames = frames
  }

  /// Returns the tracks that a group changes. A text, font or image affects others only through the length of its view.
  func seeds(of group: ChangeGroup) -> Seeds {
    (group.changes + group.parts).reduce(into: Seeds()) { found, change in
      guard !change.isSilent else { return }
      for objects in [difference.old, difference.new] {
        guard let object = objects[change.object] else { continue }
        if object.isConstraint {
          found.tracks.formUnion(tracks(ofConstraint: object, in: objects))
        } else if case .value(let name, _, _) = change.kind {
          note(name, change, of: object, in: objects, &found)
        } else if case .frame = change.kind {
          noteFrame(of: object, in: objects, &found)
        } else {
          found.tracks.formUnion(inside(object, objects) + surroundings(of: object, in: objects))
        }
      }
    }
  }

  /// Returns the end of a constraint that it places, if its frame changed, and otherwise the other one.
  private func tracks(ofConstraint constraint: DocumentObject, in objects: DocumentObjects) -> [Track] {
    let constraint = ConstraintTracks(of: constraint, in: objects)
    let moved = constraint.ends.map(\.track).filter { frames[$0] != nil }
    guard let placed = constraint.placed.map({ constraint.ends[$0].track.view }) else { return [] }
    let own = moved.filter { $0.view == placed }
    return own.isEmpty ? moved : own
  }

  private func tracks(of view: String) -> [Track] { Axis.allCases.map { Track(view: view, axis: $0) } }

  // MARK: - Values

  private func note(
    _ name: String, _ change: DocumentChange, of object: DocumentObject, in objects: DocumentObjects,
    _ found: inout Seeds
  ) {
    guard !StillValues.include(change.part, of: object) else { return }
    let own = tracks(of: object.identifier)
    if name == "hidden" {
      found.tracks.formUnion(own + surroundings(of: object, in: objects))
    } else if object.tag == "tableViewSection" {
      found.tracks.formUnion(surroundings(of: object, in: objects))
    } else if object.frame == nil, !object.isViewPart, !object.isController {
      // The layout of a collection has no frame, but decides those of its cells.
      guard let view = objects.superview(of: object.identifier) else { return }
      found.tracks.formUnion(inside(view, objects))
    } else if object.children.contains(where: { objects[$0]?.isViewPart ?? false }) || object.scrolls {
      found.tracks.formUnion(inside(object, objects))
      if change.part == "rowHeight", object.isCell { settleRow(object, in: objects, &found) }
    } else {
      let resized = own.filter { frames[$0]?.resizes == true }
      found.tracks.formUnion(resized)
      found.settled.formUnion(resized.filter { frames[$0]?.keepsStart == true })
    }
  }

  /// Notes a row and its content view, whose heights depend on nothing else than the height of the row.
  private func settleRow(_ cell: DocumentObject, in objects: DocumentObjects, _ found: inout Seeds) {
    let contents = cell.children.filter { objects[$0]?.role == XcodeRecords.contentView }
    let rows = ([cell.identifier] + contents).map { Track(view: $0, axis: .vertical) }
    found.settled.formUnion(rows.filter { frames[$0]?.keepsStart == true })
  }

  /// Notes the tracks along which the author set the frame of a view, and its contents if they have another superview
  /// size.
  private func noteFrame(of object: DocumentObject, in objects: DocumentObjects, _ found: inout Seeds) {
    let aligned = difference.frames.frames[object.identifier]
    for track in tracks(of: object.identifier) {
      guard let movement = frames[track] else { continue }
      guard let aligned, let present = difference.new[object.identifier]?.frame else {
        found.tracks.insert(track)
        continue
      }
      let set = FrameMovement(
        start: present.minimum(track.axis) - aligned.minimum(track.axis),
        length: present.size[track.axis] - aligned.size[track.axis])
      guard !set.keepsStart || set.resizes else { continue }
      found.tracks.insert(track)
      if movement.keepsStart || !set.keepsStart, !movement.resizes || set.resizes { found.settled.insert(track) }
    }
  }

  // MARK: - Surroundings

  /// Returns the tracks of a view and of all views in it. Contents do not decide the frame of a view that scrolls.
  private func inside(_ object: DocumentObject, _ objects: DocumentObjects) -> [Track] {
    objects.inside(object.identifier).filter { $0 != object.identifier || !object.scrolls }.flatMap(tracks)
  }

  /// Returns the tracks of the superview, of the views beside an object in a stack, and of the rows of a table from an
  /// object down.
  private func surroundings(of object: DocumentObject, in objects: DocumentObjects) -> [Track] {
    guard let parent = object.parent.flatMap({ objects[$0] }) else { return [] }
    var found = parent.scrolls ? [] : tracks(of: parent.identifier)
    if parent.tag == "stackView" {
      let axis = parent.stackAxis
      let before = Set(parent.children.prefix { $0 != object.identifier })
      found += parent.children.flatMap(tracks).filter { track in
        // Along the axis, the place of a view depends only on those before it.
        !before.contains(track.view) || track.axis != axis || frames[track]?.resizes == true
      }
    }
    let table = [parent, parent.parent.flatMap { objects[$0] }].compactMap(\.self).first { $0.tag == "tableView" }
    if let table {
      let own = Set(object.tag == "tableViewSection" ? object.children : [object.identifier])
      let rows = objects.rows(of: table).map(\.identifier)
      found += rows.drop { !own.contains($0) }.map { Track(view: $0, axis: .vertical) }
    }
    return found
  }

  // MARK: - Amounts

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
