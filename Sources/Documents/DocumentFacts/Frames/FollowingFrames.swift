internal import Geometry

/// The views whose recorded frames differ between two states, with the groups of changes that they follow from.
///
/// A frame follows from a change only if frames that changed along the same axis connect the two: by constraints, by a
/// superview of another size, or by a common stack or table. Solving each change alone would take text measurement and
/// a document for each; the paths are known without.
struct FollowingFrames {
  /// A view along an axis.
  struct Track: Hashable {
    var view: String
    var axis: Axis
  }

  private let difference: DocumentDifference
  /// The tracks along which frames changed, with their position and length before and after.
  private var moved: [Track: Movement] = [:]
  private var neighbors: [Track: Set<Track>] = [:]
  private let seeds: ChangeSeeds

  /// The change of a frame along an axis, in points.
  private struct Movement {
    /// The change of the near edge; nil if the superview is another one or a frame is unknown.
    var start: Double?
    /// The change of the length; nil if a frame is unknown.
    var length: Double?

    var resizes: Bool { length.map { abs($0) > FollowingFrames.tolerance } ?? true }
  }

  /// The largest difference between equal lengths, in points.
  private static let tolerance = 0.01

  /// Creates the frames of a document.
  ///
  /// `frames` are the ids of views whose recorded frames differ and that both states have.
  init(_ frames: Set<String>, in difference: DocumentDifference) {
    self.difference = difference
    seeds = ChangeSeeds(in: difference)
    for view in frames {
      for axis in Axis.allCases {
        let movement = Self.movement(of: view, along: axis, difference)
        let isMoved = movement.start.map { abs($0) > Self.tolerance } ?? true
        if isMoved || movement.resizes { moved[Track(view: view, axis: axis)] = movement }
      }
    }
    connectTracks()
  }

  private static func movement(of view: String, along axis: Axis, _ difference: DocumentDifference) -> Movement {
    guard let before = difference.old[view], let now = difference.new[view], let from = before.frame,
      let to = now.frame
    else { return Movement() }
    let isSamePlace = before.parent == now.parent
    return Movement(
      start: isSamePlace ? to.minimum(axis) - from.minimum(axis) : nil, length: to.size[axis] - from.size[axis])
  }

  // MARK: - Connections

  private mutating func connectTracks() {
    for objects in [difference.old, difference.new] {
      for object in objects.all {
        if object.isConstraint {
          let tracks = seeds.tracks(of: object, in: objects)
          for (first, second) in zip(tracks, tracks.dropFirst()) { connect(first, second) }
        } else if object.tag == "stackView" {
          let axis: Axis = object["axis"] == "vertical" ? .vertical : .horizontal
          connect(row: object.children.map { Track(view: $0, axis: axis) })
        } else if object.tag == "tableView" {
          connect(row: ChangeSeeds.rows(of: object, in: objects).map { Track(view: $0, axis: .vertical) })
        }
      }
    }
    for (track, movement) in moved {
      connectParent(of: track)
      // The width of a text, an image with an aspect ratio and a stack determine the height.
      let other = Track(view: track.view, axis: track.axis.perpendicular)
      if movement.resizes, moved[other]?.resizes == true { connect(track, other) }
    }
  }

  /// Connects a view to its superview if that has another length. Frames are in the coordinates of the superview, so
  /// they do not follow its position.
  private mutating func connectParent(of track: Track) {
    for objects in [difference.old, difference.new] {
      guard let parent = objects[track.view]?.parent else { continue }
      let around = Track(view: parent, axis: track.axis)
      if moved[around]?.resizes == true { connect(track, around) }
    }
  }

  private mutating func connect(row: [Track]) {
    let changed = row.filter { moved[$0] != nil }
    for (first, second) in zip(changed, changed.dropFirst()) { connect(first, second) }
  }

  private mutating func connect(_ first: Track, _ second: Track) {
    guard first != second, moved[first] != nil, moved[second] != nil else { return }
    neighbors[first, default: []].insert(second)
    neighbors[second, default: []].insert(first)
  }

  // MARK: - Causes

  /// Returns the positions of the groups that each view follows from. Views that no change is connected to are missing:
  /// Xcode recorded their frames again.
  func causes(among groups: [ChangeGroup]) -> [String: Set<Int>] {
    var starts: [Track: Set<Int>] = [:]
    for (position, group) in groups.enumerated() {
      for track in seeds.tracks(of: group, resizes: { moved[$0]?.resizes == true }) where moved[track] != nil {
        starts[track, default: []].insert(position)
      }
    }
    let amounts = groups.map { ChangeSeeds.amount(of: $0) }
    let heights = seeds.rowHeights(in: groups)
    var found: [String: Set<Int>] = [:]
    var seen: Set<Track> = []
    for track in starts.keys where !seen.contains(track) {
      let component = component(of: track)
      seen.formUnion(component)
      let all = component.reduce(into: Set<Int>()) { $0.formUnion(starts[$1] ?? []) }
      for member in component {
        let isRow = member.axis == .vertical && moved[member]?.start.map { abs($0) <= Self.tolerance } ?? false
        if isRow, let height = heights[member.view] {
          found[member.view, default: []].insert(height)
        } else {
          found[member.view, default: []].formUnion(all.count > 1 ? cause(of: member, among: all, amounts) : all)
        }
      }
    }
    return found
  }

  private func component(of track: Track) -> Set<Track> {
    var found: Set<Track> = [track]
    var open = [track]
    while let next = open.popLast() {
      for neighbor in neighbors[next] ?? [] where found.insert(neighbor).inserted { open.append(neighbor) }
    }
    return found
  }

  /// Returns the groups whose constants changed by the amount by which a view moved or grew; all groups if none did.
  private func cause(of track: Track, among groups: Set<Int>, _ amounts: [Double?]) -> Set<Int> {
    guard let movement = moved[track], let start = movement.start, let length = movement.length else { return groups }
    let edges = [start, start + length, length].map(abs).filter { $0 > Self.tolerance }
    guard let amount = edges.first, edges.allSatisfy({ abs($0 - amount) <= Self.tolerance }) else { return groups }
    let equal = groups.filter { position in amounts[position].map { abs(abs($0) - amount) <= Self.tolerance } ?? false }
    return equal.isEmpty ? groups : equal
  }
}
