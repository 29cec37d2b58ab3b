internal import DocumentFacts
internal import Geometry
internal import ReviewReports
internal import Scenes

/// The attribution of each difference of a layout to the nearest of the author's changes.
struct CauseAttribution {
  let causes: [AuthorsChange]
  /// The distances of views from each cause.
  private let distances: [[String: Int]]
  /// The causes that explain differences.
  private(set) var explaining: [Int]
  /// The causes that count in the layout.
  private var counting: [Int]
  /// The views around the views of each cause.
  private let surroundings: [Set<String>]
  /// The effects on tried layouts, by variant.
  private let effects: [String: CauseEffects]
  private let representatives: LayoutRepresentatives
  /// The first tried layout, used for layouts that resemble no tried one. Nil without trials.
  private let first: CauseEffects?
  /// The root if only its container decides its size, and another scene of the document may have changed it.
  let fixedRoot: String?
  /// Whether a container view of another scene contains the scene, or did.
  private let isContained: Bool
  let rowsAbove: RowsAbove

  /// The largest distance from a cause to a view whose finding it may explain without moving anything, in steps.
  private static let reach = 2

  /// Creates an attribution to the causes of one scene, of which there is at least one.
  init(to changes: SceneChanges, _ views: ViewDistances, in layouts: [LayoutPair], _ trials: TriedLayouts) {
    let effects = layouts.reduce(into: [String: CauseEffects]()) { effects, layout in
      if let found = CauseEffects(on: layout, trials) { effects[layout.after.variant] = found }
    }
    self.effects = effects
    representatives = LayoutRepresentatives(among: layouts) { effects[$0] != nil }
    first = layouts.lazy.compactMap { effects[$0.after.variant] }.first
    causes = changes.causes
    fixedRoot = changes.hasChangesElsewhere || causes.contains(where: \.isOfContext) ? changes.fixedRoot : nil
    isContained = changes.isContained
    rowsAbove = changes.rowsAbove
    distances = causes.map { views.distances(from: $0.subjects.union($0.wholeViews)) }
    surroundings = changes.causes.map(changes.surroundings)
    (counting, explaining) = ([], [])
    consider(Array(causes.indices))
  }

  private mutating func consider(_ causes: [Int]) {
    counting = causes
    let able = causes.filter { self.causes[$0].effect != .nothing }
    let strong = able.filter { !self.causes[$0].isWeak }
    explaining = strong.isEmpty ? able : strong
  }

  /// Returns the attribution to the causes that count in a variant: not to a font of other size classes. If none does,
  /// its differences have no cause.
  private func counting(in variant: SceneVariant) -> CauseAttribution {
    let counting = causes.indices.filter { causes[$0].counts(in: variant) }
    guard counting.count < causes.count else { return self }
    var result = self
    result.consider(counting)
    return result
  }

  /// Returns the effects on a layout, or on a similar one if it was not tried. Nil without trials.
  private func effects(on layout: LayoutPair) -> CauseEffects? {
    representatives.variant(for: layout).flatMap { effects[$0] } ?? first
  }

  /// The differences of one layout, divided by their causes.
  struct Division {
    /// The differences for each cause, in the order of the causes.
    var parts: [[LayoutChange]]
    /// The differences that no cause can explain, such as another color while only constraints changed.
    var others: [LayoutChange] = []
  }

  /// Divides the differences of one layout by their causes. All differences of a view that was added or removed belong
  /// to its cause. Nil without a layout to compare with.
  func split(_ layout: LayoutPair) -> Division? { counting(in: layout.variant).division(of: layout) }

  private func division(of layout: LayoutPair) -> Division? {
    guard let before = layout.before else { return nil }
    let (changes, after) = (layout.changes, layout.after)
    let identifiers = ViewIdentifiers(before: before, after: after)
    var found = Array(repeating: [LayoutChange](), count: causes.count)
    var others: [LayoutChange] = []
    let moved = changes.filter { $0.view != nil }
    let effects = effects(on: layout)
    var byView: [String: [Int]] = [:]
    let rows = rows(in: moved, effects, identifiers)
    for change in moved {
      let nearest = causes(of: change, effects, identifiers, rows)
      if nearest.isEmpty { others.append(change) }
      for cause in nearest { found[cause].append(change) }
      if let view = change.view { byView[view, default: []] += nearest }
    }
    // A constraint that leaves its views in place may still resize the view that holds it.
    for cause in explaining where found[cause].isEmpty {
      found[cause] = moved.filter { change in
        guard case .resized(let view, _, _) = change, let id = identifiers[view] else { return false }
        return causes[cause].holders.contains(id) && !causes[cause].axes.isDisjoint(with: change.axes)
          && causes[cause].canMake(change, in: id, fixedRoot: fixedRoot)
          && effects?.causes(of: change, among: explaining, CauseEffects.Roles())?
            .contains { ($0.certain + $0.possible).contains(cause) } ?? true
      }
    }
    for change in news(in: changes, identifiers, before, after, isMoving: !moved.isEmpty) {
      if let cause = cause(of: change, identifiers, effects, byView) {
        found[cause].append(change)
      } else if counting.allSatisfy({ causes[$0].isOfCode }) {
        others.append(change)
      }
    }
    return Division(parts: found, others: others)
  }

  /// Returns the cause of a new or gone finding. For a conflict, it is a cause without which the layout has none.
  /// Otherwise it is a cause that moves or resizes the view of the finding, or else the nearest one.
  ///
  /// `byView` has the causes of the other differences of views, by their paths.
  private func cause(
    of change: LayoutChange, _ identifiers: ViewIdentifiers, _ effects: CauseEffects?, _ byView: [String: [Int]]
  ) -> Int? {
    let view = change.place.flatMap { identifiers[$0] }.map(object)
    func nearestOf(_ causes: [Int]) -> Int? {
      guard let view else { return causes.first }
      return nearest(among: causes, to: view, nil).first
    }
    if change.isNewConflict, let effects, let cause = nearestOf(effects.causesOfConflicts(among: explaining)) {
      return cause
    }
    return change.place.flatMap { byView[$0] }.flatMap(nearestOf)
      ?? nearest(to: view) { isPossible($0, of: change, effects) }.first
  }

  /// Whether a cause may have led to a difference. Code only leads to what is different in a layout with the former code,
  /// since other files that the comparison does not look into may have changed too, such as images and strings.
  private func isPossible(_ cause: Int, of change: LayoutChange, _ effects: CauseEffects?) -> Bool {
    !causes[cause].isOfCode || effects?.leads(cause, to: change) ?? false
  }

  /// Returns the causes nearest to a view, among those that can explain its difference. A weak cause, such as a class,
  /// is considered only if no other cause can.
  ///
  /// `parts` are the positions of the edges and lengths to explain among ``LayoutChange/parts``. Only causes that are
  /// `isConsidered` count.
  func nearest(
    to view: String?, in change: LayoutChange? = nil, _ effects: CauseEffects? = nil,
    parts: Range<Int> = LayoutChange.parts.indices, where isConsidered: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    func mayCount(_ cause: Int) -> Bool {
      isConsidered(cause) && change.map { isPossible(cause, of: $0, effects) } ?? true
    }
    guard let view = view.map(object) else { return Array(explaining.filter(mayCount).prefix(1)) }
    func isAble(_ cause: Int) -> Bool {
      guard mayCount(cause) else { return false }
      if causes[cause].canMake(change, in: view, fixedRoot: fixedRoot) { return true }
      // A container may be as high as the content of the root.
      guard isContained, view == fixedRoot, let change, change.axes == [.vertical] else { return false }
      return effects?.isRestored(change, without: cause) ?? false
    }
    let able = explaining.filter(isAble)
    let considered = able.isEmpty ? counting.filter(isAble) : able
    guard let change, let parts = effects?.causes(of: change, among: considered, roles(in: view, change), parts: parts)
    else {
      return nearest(among: considered, to: view, change)
    }
    let found = Set(parts.flatMap { $0.certain + nearest(among: $0.possible, to: view, change) })
    return considered.filter(found.contains)
  }

  private func roles(in view: String, _ change: LayoutChange) -> CauseEffects.Roles {
    let along = causes.indices.filter { !causes[$0].axes.isDisjoint(with: change.axes) }
    return CauseEffects.Roles(
      isAtView: { along.contains($0) && causes[$0].subjects.contains(view) },
      isRemoval: { causes[$0].formerlyPlaced != nil },
      isReplaced: { along.contains($0) && causes[$0].formerlyPlaced == view },
      isPriority: { causes[$0].aspect == .priorities },
      isValue: { causes[$0].isValue })
  }

  private func nearest(among considered: [Int], to view: String, _ change: LayoutChange?) -> [Int] {
    let distances = considered.map { cause in
      let steps = steps(from: cause, to: view)
      return steps == Int.max ? steps : steps + detour(from: cause, to: view, change)
    }
    guard let least = distances.min() else { return [] }
    guard least < Int.max else { return Array(considered.prefix(1)) }
    let found = zip(considered, distances).filter { $1 == least }.map(\.0)
    let tied = found.filter { isTied($0, to: view) }
    return tied.isEmpty || change?.frames == nil ? found : tied
  }

  /// Whether a cause can move a view directly: not if it only adds or removes views that constraints connect to others.
  private func isTied(_ cause: Int, to view: String) -> Bool {
    let cause = causes[cause]
    return cause.tiedViews.isEmpty || cause.tiedViews.contains(view) || cause.wholeViews.contains(view)
  }

  /// Returns the object of the document that a view is part of: itself, or the section of a header that the system
  /// creates, `a1B-2c-D3e.header`.
  func object(_ view: String) -> String {
    distances.contains { $0[view] != nil } ? view : String(view.prefix { $0 != "." })
  }

  /// Returns the distance added to a cause that seldom leads to such a difference, on the scale of ``steps(from:to:)``.
  private func detour(from cause: Int, to view: String, _ change: LayoutChange?) -> Int {
    guard let change, !causes[cause].wholeViews.contains(view) else { return 0 }
    switch change {
    case .moved, .resized:
      // A view's content and its own values change its size, and seldom its position alone.
      let isOwnValue = causes[cause].isValue && causes[cause].subjects.contains(view)
      let isContent = isOwnValue || surroundings[cause].contains(view)
      let isAcross = causes[cause].axes.isDisjoint(with: change.axes)
      // A change along one axis can resize along the other: a narrower text is taller.
      return change.isMove ? (isContent ? 6 : 0) + (isAcross ? 6 : 0) : isAcross ? 2 : 0
    case .restyled, .added, .removed, .failing, .fixed: return 0
    }
  }

  private func steps(from cause: Int, to view: String) -> Int {
    if causes[cause].wholeViews.contains(view) { return -1 }
    let rank = causes[cause].isSecondary ? 1 : 0
    if causes[cause].holders.contains(view) { return 2 + rank }
    if causes[cause].viewsAfter.contains(view) { return 4 + rank }
    return distances[cause][view].map { 4 * $0 + rank } ?? Int.max
  }

  /// Whether a finding is gone because its view was removed.
  private func isOfRemoved(_ change: LayoutChange, _ identifiers: ViewIdentifiers) -> Bool {
    guard case .fixed = change, let view = change.place.flatMap({ identifiers[$0] }) else { return false }
    return causes.contains { $0.wholeViews.contains(view) }
  }

  /// Returns the findings that a cause adds or removes. A finding that occurred as often before, in another view, is
  /// not new.
  private func news(
    in changes: [LayoutChange], _ identifiers: ViewIdentifiers, _ before: LayoutRecord, _ after: LayoutRecord,
    isMoving: Bool
  ) -> [LayoutChange] {
    func counts(_ record: LayoutRecord) -> [Substring: Int] {
      record.findings.reduce(into: [:]) { $0[$1.prefix { $0 != " " }, default: 0] += 1 }
    }
    let (old, new) = (counts(before), counts(after))
    func distance(_ change: LayoutChange) -> Int {
      guard let id = change.place.flatMap({ identifiers[$0] }) else { return 0 }
      return explaining.map { steps(from: $0, to: id) }.min() ?? Int.max
    }
    var left: [Substring: Int] = [:]
    let findings: [(change: LayoutChange, steps: Int)] = changes.filter { $0.code != nil }.map { ($0, distance($0)) }
    return findings.sorted { $0.steps < $1.steps }.compactMap { change, steps in
      guard let code = change.code, isMoving || steps <= 4 * Self.reach + 1, !isOfRemoved(change, identifiers) else {
        return nil
      }
      let more = new[code, default: 0] - old[code, default: 0]
      let (key, limit) = if case .failing = change { (code, more) } else { (code, -more) }
      guard left[key, default: 0] < limit else { return nil }
      left[key, default: 0] += 1
      return change
    }
  }
}

extension AuthorsChange {
  /// Whether the cause can explain a difference of a view. True if there is no difference.
  ///
  /// `fixedRoot` is the root if only its container and its class decide its size.
  func canMake(_ change: LayoutChange?, in view: String, fixedRoot: String?) -> Bool {
    guard effect != .nothing else { return false }
    guard let change, !wholeViews.contains(view) else { return true }
    switch change {
    // A view around others, or beside them, does not change how they look.
    case .restyled: return effect != .frame && (isValue || wholeViews.isEmpty)
    case .moved, .resized:
      guard effect != .look, !viewsBefore.contains(view), movableViews?.contains(view) ?? true else { return false }
      return view != fixedRoot || !change.isResize || isOfContext || isWeak || aspect == .frame
    case .added, .removed, .failing, .fixed: return true
    }
  }
}

extension LayoutChange {
  /// Whether the size of a view changed.
  fileprivate var isResize: Bool { if case .resized = self { true } else { false } }

  /// Whether the position of a view changed, but not its size.
  fileprivate var isMove: Bool { if case .moved = self { true } else { false } }

  /// The axes along which the position or size of a view changed.
  fileprivate var axes: Set<Axis> {
    switch self {
    case .moved(_, let old, let new), .resized(_, let old, let new):
      Set(
        Axis.allCases.filter { axis in
          [old.minimum(axis) - new.minimum(axis), old.size[axis] - new.size[axis]].contains {
            abs($0) > Self.leastDifference
          }
        })
    case .restyled, .added, .removed, .failing, .fixed: Set(Axis.allCases)
    }
  }

  /// The code of a finding that is new or gone; nil for other changes.
  var code: Substring? {
    switch self {
    case .failing(let what), .fixed(let what): what.prefix { $0 != " " }
    case .moved, .resized, .restyled, .added, .removed: nil
    }
  }

  /// The path of the view whose finding is new or gone; nil for other changes.
  var place: String? {
    switch self {
    case .failing(let what), .fixed(let what):
      what.firstIndex(of: " ").map { String(what[what.index(after: $0)...]) }
    case .moved, .resized, .restyled, .added, .removed: nil
    }
  }
}
