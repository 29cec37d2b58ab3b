internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Folds what is wrong for one reason below one finding.
///
/// A text that is cut off, a view that vanishes, overlaps another or leaves the screen is a consequence where its view is
/// one of those of a conflict, or where its place or size is open: it says nothing new before that is mended. Views that
/// lie off the screen at one side are one finding, since the same lack of room drives them out.
///
/// A place or size is open only because a conflict has left out the constraint that decides it, and is a consequence of
/// the conflict then. So is whatever is wrong with a view that constraints tie to those of the conflict along an axis: in
/// the app the constraint that breaks decides its place.
///
/// Nothing is folded below a finding that is less serious, except below a conflict that code may settle, and nothing that
/// has a note of its own: that it is accepted, or that the scene expects it not to be.
struct FindingFolding {
  private let layout: Layout
  /// The axes along which the place or size of a view is open.
  private let openAxes: [Int: Set<Axis>]

  /// The codes of what conflicts and ambiguities lead to.
  private static let consequences: Set<FindingCode> = [
    MissingSizeRule.code, TruncatedTextRule.code, OffScreenRule.code, PartlyOffScreenRule.code, OverlapRule.code,
    UnderBarRule.code,
  ]

  /// The folding of findings about a layout.
  init(in layout: Layout) {
    self.layout = layout
    openAxes = layout.solution.ambiguities.reduce(into: [:]) { axes, open in
      if let axis = open.attribute.axis { axes[open.view, default: []].insert(axis) }
    }
  }

  /// Findings of the layout with consequences below their causes, else in the same order.
  func folded(_ found: [Finding]) -> [Finding] { foldedBySide(foldedByCause(found)) }

  // MARK: - Conflicts and ambiguities

  private func foldedByCause(_ found: [Finding]) -> [Finding] {
    var found = found
    let causes = FindingCauses(of: found)
    guard !causes.isEmpty else { return found }
    let conflicts = found.indices.filter { found[$0].code == ConflictRule.code }
    // On the canvas Interface Builder marks each view by its own constraints.
    let reach = conflicts.isEmpty || layout.resolved.isAsSaved ? nil : ConflictReach(in: layout)
    func conflict(reaching finding: Finding, _ view: Int, along axes: Set<Axis>) -> Int? {
      // What an author expects is told by itself.
      layout.resolved.expectations.contains { $0.isMet(by: finding) }
        ? nil
        : conflicts.first {
          found[$0].explains(finding) && reach?.contains(view, along: axes, of: found[$0]) ?? false
        }
    }
    var isFolded = Array(repeating: false, count: found.count)
    for position in found.indices where Self.consequences.contains(found[position].code) {
      guard found[position].isFoldable, let view = found[position].views.last,
        let cause = cause(of: found[position], among: causes)
          ?? conflict(reaching: found[position], view, along: axes(of: found[position]))
      else { continue }
      found[cause].consequences.append(layout.consequence(found[position], of: view))
      isFolded[position] = true
    }
    let opened = OpenedPlaces(in: layout)
    for position in causes.ambiguities {
      // What moves together is open for one reason, whichever of the views the constraint names.
      let broken = opened.brokenConstraints(opening: Set(found[position].unfolded.flatMap(\.views)))
      let view = found[position].views[0]
      let conflict =
        causes.conflicts(holding: broken).first { found[$0].explains(found[position]) }
        ?? conflict(reaching: found[position], view, along: openAxes[view, default: []])
      guard let conflict else { continue }
      found[conflict].consequences += [layout.consequence(found[position], of: view)]
      found[conflict].consequences += found[position].consequences
      isFolded[position] = true
    }
    return found.indices.filter { !isFolded[$0] }.map { found[$0] }
  }

  /// The position of the first finding that is the cause of another one; nil for none.
  private func cause(of finding: Finding, among causes: FindingCauses) -> Int? {
    let axes = axes(of: finding)
    return finding.views.flatMap { view in
      causes.causes(concerning: view).filter { cause in
        guard cause.isLeftToCode || cause.severity >= finding.severity else { return false }
        return cause.axes.map { !axes.isDisjoint(with: $0) } ?? !axes.isDisjoint(with: openAxes[view, default: []])
      }
      .prefix(1)
    }
    .map(\.position).min()
  }

  /// The axes along which something is wrong with a view.
  private func axes(of finding: Finding) -> Set<Axis> {
    guard let view = finding.views.last, layout.frames.indices.contains(view) else { return [] }
    switch finding.code {
    case OffScreenRule.code, PartlyOffScreenRule.code: return [side(of: view).axis]
    case UnderBarRule.code: return [.vertical]
    case MissingSizeRule.code: return Set(Axis.allCases.filter { layout.frames[view].size[$0] <= 0 })
    case TruncatedTextRule.code:
      let (needed, given) = (layout.system.items[view].intrinsicContentSize, layout.solution.alignmentRects[view].size)
      let axes = zip(Axis.allCases, [(needed.width, given.width), (needed.height, given.height)])
        .filter { ($1.0 ?? 0) - $1.1 > TextTolerance.points }.map(\.0)
      return Set(axes.isEmpty ? Axis.allCases : axes)
    default: return Set(Axis.allCases)
    }
  }

  // MARK: - Off the screen

  /// The side at which a view lies farthest off the screen.
  private struct Side: Hashable {
    var axis: Axis
    var isEnd: Bool
  }

  /// The findings that are told as one.
  private struct SideGroup: Hashable {
    var code: FindingCode
    var severity: Finding.Severity
    var side: Side
  }

  /// One finding for each side that views lie off at, that about the view that lies farthest off: it does on every screen
  /// on which one of the others does.
  private func foldedBySide(_ found: [Finding]) -> [Finding] {
    var groups: [SideGroup: [Int]] = [:]
    for (position, finding) in found.enumerated() where finding.isFoldable && finding.views.count == 1 {
      guard [OffScreenRule.code, PartlyOffScreenRule.code].contains(finding.code) else { continue }
      let side = side(of: finding.views[0])
      groups[SideGroup(code: finding.code, severity: finding.severity, side: side), default: []].append(position)
    }
    var found = found
    var isFolded = Array(repeating: false, count: found.count)
    for (group, members) in groups where members.count > 1 {
      let distances = members.map { distance(of: found[$0].views[0], beyond: group.side) }
      guard let farthest = distances.max(), let index = distances.firstIndex(of: farthest) else { continue }
      for member in members where member != members[index] {
        found[members[index]].consequences.append(layout.consequence(found[member], of: found[member].views[0]))
        isFolded[member] = true
      }
    }
    return found.indices.filter { !isFolded[$0] }.map { found[$0] }
  }

  private func side(of view: Int) -> Side {
    let sides = Axis.allCases.flatMap { [Side(axis: $0, isEnd: true), Side(axis: $0, isEnd: false)] }
    let distances = sides.map { distance(of: view, beyond: $0) }
    let farthest = distances.indices.max { distances[$0] < distances[$1] } ?? 0
    return sides[farthest]
  }

  /// The points by which a view reaches beyond a side of the screen.
  private func distance(of view: Int, beyond side: Side) -> Double {
    guard layout.absoluteFrames.indices.contains(view) else { return 0 }
    let frame = layout.absoluteFrames[view]
    return side.isEnd
      ? frame.maximum(side.axis) - layout.screen.maximum(side.axis)
      : layout.screen.minimum(side.axis) - frame.minimum(side.axis)
  }
}

extension Finding {
  /// Whether a conflict is serious enough for a finding to be told below it. What code may settle is a note, and what
  /// follows from it is settled with it.
  fileprivate func explains(_ other: Finding) -> Bool {
    ConflictRule.isLeftToCode(self) || severity >= other.severity
  }

  /// Whether it has no note of its own besides the line of code that decides.
  fileprivate var isFoldable: Bool { notes.allSatisfy(\.isAboutCode) }
}
