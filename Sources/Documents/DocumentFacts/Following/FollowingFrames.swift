internal import Geometry

/// The views whose recorded frames differ between two states, with the groups of changes that they follow from.
///
/// A frame follows from a change only if frames that changed connect the two: by constraints, by a superview of another
/// size, or by a common stack or table. Solving the layout with each change alone would need the measured texts, but the
/// recorded frames already tell which views moved.
struct FollowingFrames {
  private let frames: FrameDependencies
  private let seeds: ChangeSeeds

  /// Creates the frames of a document.
  ///
  /// `views` are the ids of views whose recorded frames differ and that both states have, without those that the author
  /// moved or resized. Others may follow those as well.
  init(_ views: Set<String>, in difference: DocumentDifference) {
    let own = difference.changes.compactMap { change in
      if case .frame = change.kind { change.object } else { nil }
    }
    frames = FrameDependencies(of: views.union(own), in: difference)
    seeds = ChangeSeeds(frames, in: difference)
  }

  /// Returns the positions of the groups that each view follows from. Views that no change is connected to are missing:
  /// Xcode recorded their frames again.
  func causes(among groups: [ChangeGroup]) -> [String: Set<Int>] {
    let found = groups.map(seeds.seeds)
    var causes = followed(found)
    spread(&causes)
    let seeded = Set(found.flatMap { $0.tracks.compactMap(frames.position) })
    narrow(&causes, seeded, groups.map(ChangeSeeds.amount))
    return causes.indices.reduce(into: [:]) { result, position in
      guard !causes[position].isEmpty else { return }
      result[frames.tracks[position].view, default: []].formUnion(causes[position])
    }
  }

  /// Returns the positions of the groups that each track follows from in the direction of its dependencies.
  private func followed(_ seeds: [ChangeSeeds.Seeds]) -> [Set<Int>] {
    var causes: [Set<Int>] = Array(repeating: [], count: frames.tracks.count)
    var isSettled = Array(repeating: false, count: causes.count)
    for (group, seeds) in seeds.enumerated() {
      for track in seeds.settled.compactMap(frames.position) {
        causes[track].insert(group)
        isSettled[track] = true
      }
    }
    var last = Array(repeating: -1, count: causes.count)
    for (group, seeds) in seeds.enumerated() {
      var open = seeds.tracks.compactMap(frames.position).filter { !isSettled[$0] || causes[$0].contains(group) }
      for track in open { last[track] = group }
      while let next = open.popLast() {
        causes[next].insert(group)
        for track in frames.following[next] where last[track] != group && !isSettled[track] {
          last[track] = group
          open.append(track)
        }
      }
    }
    return causes
  }

  /// Gives tracks without causes those of the nearest connected tracks: a constraint may also place its second item, such
  /// as a label above a button that is held at the bottom.
  private func spread(_ causes: inout [Set<Int>]) {
    var edge = causes.indices.filter { !causes[$0].isEmpty }
    while !edge.isEmpty {
      var next: [Int: Set<Int>] = [:]
      for track in edge {
        for neighbor in frames.following[track] + frames.preceding[track] where causes[neighbor].isEmpty {
          next[neighbor, default: []].formUnion(causes[track])
        }
      }
      for (track, found) in next { causes[track] = found }
      edge = Array(next.keys)
    }
  }

  /// Removes causes of tracks that have several: a view that moves as far as one that it follows has the cause of that
  /// one, and a view that moves by the amount by which a constant changed follows from that constant.
  private func narrow(_ causes: inout [Set<Int>], _ seeded: Set<Int>, _ amounts: [Double?]) {
    let several = causes.indices.filter { causes[$0].count > 1 }
    var open = several
    while let track = open.popLast() {
      guard causes[track].count > 1, !seeded.contains(track), let cause = precedingCause(of: track, causes) else {
        continue
      }
      causes[track] = [cause]
      open += frames.following[track]
    }
    for track in several where causes[track].count > 1 {
      guard let distance = frames.movements[track].distance else { continue }
      let equal = causes[track].filter { group in
        amounts[group].map { abs(abs($0) - distance) <= FrameMovement.tolerance } ?? false
      }
      if !equal.isEmpty { causes[track] = equal }
    }
  }

  /// Returns the only cause of the tracks before one that moved as far. Nil if there are none, or several causes.
  private func precedingCause(of track: Int, _ causes: [Set<Int>]) -> Int? {
    guard let distance = frames.movements[track].distance else { return nil }
    let equal = frames.preceding[track].filter { before in
      causes[before].count == 1
        && frames.movements[before].distances?.contains { abs($0 - distance) <= FrameMovement.tolerance } ?? false
    }
    let found = equal.reduce(into: Set<Int>()) { $0.formUnion(causes[$1]) }
    return found.count == 1 ? found.first : nil
  }
}
