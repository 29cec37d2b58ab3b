internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The folding of findings with a common cause below one finding.
///
/// Truncated text is a consequence if its view is part of a conflict, or if its position or size is open. The same
/// applies to a view that vanishes, overlaps another one or leaves the screen. Such a finding adds nothing until its
/// cause is fixed. Views off the screen on one side are one finding, since the same lack of space pushes them out.
///
/// If a position or size is open only because a conflict has broken the constraint that decides it, it is a consequence
/// of the conflict. So is any fault of a view that constraints tie to those of the conflict along an axis: in the app
/// the broken constraint determines its position.
///
/// If the content size of a scroll view follows open views, it is a consequence of the first of them: it is settled
/// once they are.
///
/// Nothing is folded below a less serious finding, except below a conflict that code may resolve. Findings with a note
/// that they are accepted, or that the scene expects them to be absent, are not folded either.
struct FindingFolding {
  private let layout: Layout
  /// The axes along which the position or size of each view is open.
  private let openAxes: [Int: Set<Axis>]

  /// The codes of possible consequences of conflicts and ambiguities.
  private static let consequences: Set<FindingCode> = [
    MissingSizeRule.code, TruncatedTextRule.code, OffScreenRule.code, PartlyOffScreenRule.code, OverlapRule.code,
    UnderBarRule.code,
  ]

  /// Creates the folding of findings about a layout.
  init(in layout: Layout) {
    self.layout = layout
    openAxes = layout.solution.ambiguities.reduce(into: [:]) { axes, open in
      if let axis = open.attribute.axis { axes[open.view, default: []].insert(axis) }
    }
  }

  /// Returns the layout's findings with consequences below their causes, otherwise in the same order.
  func folded(_ found: [Finding]) -> [Finding] { foldedBySide(foldedByCause(found)) }

  // MARK: - Conflicts and ambiguities

  private func foldedByCause(_ found: [Finding]) -> [Finding] {
    var found = found
    let causes = FindingCauses(of: found)
    guard !causes.isEmpty else { return found }
    let conflicts = found.indices.filter { found[$0].code == ConflictRule.code }
    // On its canvas Interface Builder marks each view by its own constraints.
    let reach =
      conflicts.isEmpty || layout.resolved.isAsSaved ? nil : ConflictReach(of: conflicts, among: found, in: layout)
    func conflict(reaching finding: Finding, _ view: Int, along axes: Set<Axis>) -> Int? {
      isExpected(finding) ? nil : reach?.conflict(reaching: view, along: axes) { found[$0].explains(finding) }
    }
    var isFolded = Array(repeating: false, count: found.count)
    for position in found.indices where Self.consequences.contains(found[position].code) {
      guard found[position].isFoldable, let view = found[position].views.last,
        let cause = cause(of: found[position], among: causes, in: found)
          ?? conflict(reaching: found[position], view, along: axes(of: found[position]))
      else { continue }
      found[cause].consequences.append(layout.consequence(found[position], of: view))
      isFolded[position] = true
    }
    foldContents(in: &found, among: causes, &isFolded)
    let opened = OpenedPlaces(in: layout)
    for position in causes.ambiguities {
      // Views that move together are open for one reason, whichever of them the constraint names.
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

  /// Folds open content sizes below the ambiguities that determine them. Interface Builder marks both on its canvas.
  private func foldContents(in found: inout [Finding], among causes: FindingCauses, _ isFolded: inout [Bool]) {
    guard !layout.resolved.isAsSaved, !causes.ambiguities.isEmpty else { return }
    let contents = AmbiguousContentRule.contents(of: found, in: layout).filter { position, _ in
      found[position].isFoldable && !isExpected(found[position])
    }
    guard !contents.isEmpty else { return }
    let ambiguities = layout.reportedAmbiguities
    var causesOfContents: [Int: Int] = [:]
    // Findings of one severity have the same causes.
    let inOrder = contents.sorted { $0.key < $1.key }
    for members in Dictionary(grouping: inOrder, by: { found[$0.key].severity }).values {
      let finding = found[members[0].key]
      // Ambiguities that are not reported, because code or a setting decides them, explain nothing.
      let reported = ambiguities.compactMap { open in
        causes.causes(concerning: open.view).first { $0.axes == nil && found[$0.position].explains(finding) }
          .map { (cause: $0.position, open: open) }
      }
      let determining = layout.solution.movements.attributes(
        determiningContents: members.map(\.value), among: reported.map(\.open))
      for (member, attributes) in zip(members, determining) {
        causesOfContents[member.key] = attributes.map { reported[$0].cause }.min()
      }
    }
    for (position, content) in inOrder {
      guard let cause = causesOfContents[position] else { continue }
      found[cause].consequences.append(layout.consequence(found[position], of: content.view))
      isFolded[position] = true
    }
  }

  /// Whether an author expects a finding. Such findings are reported separately.
  private func isExpected(_ finding: Finding) -> Bool {
    layout.resolved.expectations.contains { $0.isMet(by: finding) }
  }

  /// Returns the position of the first finding that is the cause of another one, or nil.
  private func cause(of finding: Finding, among causes: FindingCauses, in found: [Finding]) -> Int? {
    let axes = axes(of: finding)
    return finding.views.flatMap { view in
      causes.causes(concerning: view).filter { cause in
        guard found[cause.position].explains(finding) else { return false }
        return cause.axes.map { !axes.isDisjoint(with: $0) } ?? !axes.isDisjoint(with: openAxes[view, default: []])
      }
      .prefix(1)
    }
    .map(\.position).min()
  }

  /// Returns the axes along which a view has the fault.
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

  /// The side on which a view is farthest off the screen.
  private struct Side: Hashable {
    var axis: Axis
    var isEnd: Bool

    static let all = Axis.allCases.flatMap { [Side(axis: $0, isEnd: true), Side(axis: $0, isEnd: false)] }
  }

  /// The identity of the findings that become one.
  private struct SideGroup: Hashable {
    var code: FindingCode
    var severity: Finding.Severity
    var side: Side
  }

  /// Returns the findings with those about views off the screen merged into one for each side. That finding is about
  /// the view that is farthest off the screen: it is off every screen on which any of the others is off.
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
    var farthest = Side.all[0]
    var longest = distance(of: view, beyond: farthest)
    for side in Side.all.dropFirst() {
      let distance = distance(of: view, beyond: side)
      if distance > longest { (farthest, longest) = (side, distance) }
    }
    return farthest
  }

  /// Returns the distance by which a view extends beyond a side of the screen, in points.
  private func distance(of view: Int, beyond side: Side) -> Double {
    guard layout.absoluteFrames.indices.contains(view) else { return 0 }
    let frame = layout.absoluteFrames[view]
    return side.isEnd
      ? frame.maximum(side.axis) - layout.screen.maximum(side.axis)
      : layout.screen.minimum(side.axis) - frame.minimum(side.axis)
  }
}

extension Finding {
  /// Whether a conflict or an ambiguity is serious enough for a finding to be folded below it. A conflict that code may
  /// resolve is a note, and its consequences are resolved with it.
  fileprivate func explains(_ other: Finding) -> Bool {
    ConflictRule.isLeftToCode(self) || severity >= other.severity
  }

  /// Whether it has no notes except about lines of code that decide.
  fileprivate var isFoldable: Bool { notes.allSatisfy(\.isAboutCode) }
}
