internal import Geometry

/// The views along axes whose recorded frames differ between two states, and which of them follows which.
///
/// A constraint between two views places one of them, its first item. The superview's length and that of its contents may
/// follow each other. A row of a table follows only the rows above.
struct FrameDependencies {
  private let difference: DocumentDifference
  /// The views that moved or have another length along an axis.
  private(set) var tracks: [FrameTrack] = []
  /// The movement of each track.
  private(set) var movements: [FrameMovement] = []
  /// The positions of the tracks that may follow each track.
  private(set) var following: [[Int]] = []
  /// The positions of the tracks that each track may follow.
  private(set) var preceding: [[Int]] = []
  private var positions: [FrameTrack: Int] = [:]

  /// Creates the dependencies between views that both states have.
  init(of views: Set<String>, in difference: DocumentDifference) {
    self.difference = difference
    for view in views {
      for axis in Axis.allCases {
        let movement = Self.movement(of: view, along: axis, difference)
        guard !movement.keepsStart || movement.resizes else { continue }
        positions[FrameTrack(view: view, axis: axis)] = tracks.count
        tracks.append(FrameTrack(view: view, axis: axis))
        movements.append(movement)
      }
    }
    following = Array(repeating: [], count: tracks.count)
    preceding = following
    connect(difference.old)
    connect(difference.new)
    // The width of a text determines its height.
    for (position, track) in tracks.enumerated()
    where track.axis == .horizontal && movements[position].resizes && isLeaf(track.view) {
      let height = FrameTrack(view: track.view, axis: .vertical)
      if self[height]?.resizes == true { connect(track, to: height) }
    }
  }

  /// Returns the movement of a track; nil if its frame is the same.
  subscript(_ track: FrameTrack) -> FrameMovement? { positions[track].map { movements[$0] } }

  /// Returns the position of a track; nil if its frame is the same.
  func position(of track: FrameTrack) -> Int? { positions[track] }

  private static func movement(of view: String, along axis: Axis, _ difference: DocumentDifference) -> FrameMovement {
    guard let before = difference.old[view], let now = difference.new[view], let from = before.frame,
      let to = now.frame
    else { return FrameMovement() }
    let isSamePlace = before.parent == now.parent
    return FrameMovement(
      start: isSamePlace ? to.minimum(axis) - from.minimum(axis) : nil, length: to.size[axis] - from.size[axis])
  }

  private func isLeaf(_ view: String) -> Bool {
    !(difference.new[view]?.children.contains { difference.new[$0]?.isViewPart ?? false } ?? false)
  }

  // MARK: - Connections

  private mutating func connect(_ objects: DocumentObjects) {
    var held: Set<FrameTrack> = []
    for object in objects.all {
      if object.isConstraint {
        let ends = ConstraintTracks(of: object, in: objects)
        held.formUnion(ends.ends.map(\.track))
        connect(ends, in: objects)
      } else if object.tag == "stackView" {
        connect(stack: object.children.map { FrameTrack(view: $0, axis: object.stackAxis) })
      } else if object.tag == "tableView" {
        let rows = objects.rows(of: object).map { FrameTrack(view: $0.identifier, axis: .vertical) }
        connect(row: rows.filter { self[$0] != nil })
      }
    }
    for track in tracks { connectSuperview(of: track, held, in: objects) }
  }

  private mutating func connect(_ constraint: ConstraintTracks, in objects: DocumentObjects) {
    guard constraint.ends.count == 2, let placed = constraint.placed else { return }
    let other = constraint.ends[placed == 0 ? 1 : 0]
    let (track, anchor) = (constraint.ends[placed].track, other.track)
    if track.view == anchor.view {
      connect(track, to: anchor)
      return connect(anchor, to: track)
    }
    let ancestors = [track, anchor].map { objects.ancestors(of: $0.view) }
    if ancestors[0].contains(anchor.view) {
      connectContents(track, to: anchor, other.isNear, in: objects)
    } else if ancestors[1].contains(track.view) {
      connectContents(anchor, to: track, constraint.ends[placed].isNear, in: objects)
    } else {
      connect(anchor, to: track)
    }
    // Frames are in the coordinates of the superview, so a view moves against its superview if it is tied to a view
    // outside of it.
    for (end, opposite, outside) in [(track, anchor, ancestors[1]), (anchor, track, ancestors[0])] {
      guard let superview = objects[end.view]?.parent, superview != opposite.view, !outside.contains(superview) else {
        continue
      }
      connect(FrameTrack(view: superview, axis: end.axis), to: end)
    }
  }

  /// Connects a view to an ancestor that has another length. The near edge of the ancestor stays where it is in the
  /// coordinates of its contents.
  private mutating func connectContents(
    _ track: FrameTrack, to ancestor: FrameTrack, _ isNear: Bool, in objects: DocumentObjects
  ) {
    guard !isNear, self[ancestor]?.resizes == true else { return }
    connect(ancestor, to: track)
    if objects[ancestor.view]?.scrolls != true { connect(track, to: ancestor) }
  }

  /// Connects a view that no constraint holds along an axis to its superview if that has another length.
  private mutating func connectSuperview(
    of track: FrameTrack, _ held: Set<FrameTrack>, in objects: DocumentObjects
  ) {
    guard let view = objects[track.view], let superview = objects.superview(of: track.view) else { return }
    let around = FrameTrack(view: superview.identifier, axis: track.axis)
    guard let movement = self[track], self[around]?.resizes == true else { return }
    if superview.tag == "stackView" {
      let isSpaced = ["equalSpacing", "equalCentering"].contains(superview["distribution"] ?? "")
      let isAlong = track.axis == superview.stackAxis
      if movement.resizes { connect(track, to: around) }
      // Along the axis of the stack, the views before it decide where a view is.
      if movement.resizes || !isAlong || isSpaced { connect(around, to: track) }
    } else if view.role == XcodeRecords.contentView {
      connect(track, to: around)
      connect(around, to: track)
    } else if !held.contains(track) {
      connect(around, to: track)
    }
  }

  private mutating func connect(stack: [FrameTrack]) {
    let changed = stack.filter { self[$0] != nil }
    connect(row: changed)
    // A view that grows takes length from those before it.
    for (first, second) in zip(changed, changed.dropFirst()) where self[first]?.resizes == true {
      if self[second]?.resizes == true { connect(second, to: first) }
    }
  }

  private mutating func connect(row: [FrameTrack]) {
    for (first, second) in zip(row, row.dropFirst()) { connect(first, to: second) }
  }

  private mutating func connect(_ first: FrameTrack, to second: FrameTrack) {
    guard let start = positions[first], let end = positions[second], start != end else { return }
    following[start].append(end)
    preceding[end].append(start)
  }
}
