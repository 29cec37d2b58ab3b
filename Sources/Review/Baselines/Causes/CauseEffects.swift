internal import Geometry
internal import ReviewReports

/// The effects of the changes of a scene on one layout, found by comparing it with layouts that lack one of them.
struct CauseEffects {
  /// The changes of frames in the tried layout, by the paths of views.
  private let changes: [String: LayoutChange.Frames]
  /// The frames of the tried layout, by the paths of views.
  private let present: [String: Rect]
  /// The frames of the tried layout without each of the tried causes.
  private let frames: [Int: [String: Rect]]
  /// The looks of the views of the tried layout, by their paths. Empty if no look changed in it.
  private let presentLooks: [String: String]
  /// Their looks without each of the tried causes.
  private let looks: [Int: [String: String]]
  /// The frames of the tried layout without all tried causes. Nil if no other cause could move views.
  private let joint: [String: Rect]?
  /// Whether the layout has conflicts.
  private let hasConflicts: Bool
  /// Whether the layout still has conflicts without any of the tried causes, so that something else causes them.
  private let hasJointConflicts: Bool
  /// The causes without which the layout has conflicts. A constraint of such a cause may give way to another one.
  private let conflicting: Set<Int>

  /// The code of conflicts, and the finding of a tried layout that has them. Others are not looked for.
  static let conflict = "conflict"

  /// The difference between frames that rounding to the pixels of a device may cause, in points.
  static let leastDistance = 0.3
  /// A cause counts if its effect is at least this part of the largest one.
  private static let leastShare = 0.25
  /// The least effect in points of a change of the view itself beside a larger one. A pixel more or less may come from
  /// the separator of a cell whose recorded frame is taken back with the change.
  private static let ownDistance = 0.51
  /// A cause explains a difference alone if the view is where it was without the cause, apart from this part of the
  /// difference.
  static let unexplainedShare = 0.1
  /// An effect that is at least this part of a difference explains it.
  private static let wholeShare = 0.75

  /// Creates the effects on a layout, or nil if it was not tried.
  init?(on layout: LayoutPair, _ trials: TriedLayouts) {
    let tried = trials.single.compactMapValues { $0[layout.after.variant] }
    guard !tried.isEmpty else { return nil }
    changes = Dictionary(
      layout.changes.compactMap(\.frames).map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    present = layout.after.framesByPath
    frames = tried.mapValues(\.framesByPath)
    let hasOtherLooks = layout.changes.contains { if case .restyled = $0 { true } else { false } }
    presentLooks = hasOtherLooks ? layout.after.looksByPath : [:]
    looks = hasOtherLooks ? tried.mapValues(\.looksByPath) : [:]
    joint = trials.joint[layout.after.variant]?.framesByPath
    hasConflicts = layout.after.findings.contains { $0.prefix { $0 != " " } == Self.conflict }
    hasJointConflicts = trials.joint[layout.after.variant]?.findings.contains(Self.conflict) ?? false
    conflicting = Set(tried.filter { $0.value.findings.contains(Self.conflict) }.keys)
  }

  /// The roles of causes for a view.
  struct Roles {
    /// Whether a cause changes the view itself.
    var isAtView: (Int) -> Bool = { _ in false }
    /// Whether a cause is the removal of a constraint, which would conflict with one that replaces it.
    var isRemoval: (Int) -> Bool = { _ in false }
    /// Whether a cause is the removal of a constraint of the view that a new one may have replaced.
    var isReplaced: (Int) -> Bool = { _ in false }
    /// Whether a cause is a content hugging or compression resistance priority. A trial that conflicts without it does not
    /// show that it places the view.
    var isPriority: (Int) -> Bool = { _ in false }
    /// Whether a cause is a value of a view. Two values rarely have a common effect if neither has one alone.
    var isValue: (Int) -> Bool = { _ in false }
  }

  /// The causes of a changed edge or length of a view.
  struct Found {
    /// The causes without which the edge or length would be different.
    var certain: [Int]
    /// The causes that may explain the rest of the change.
    var possible: [Int] = []
  }

  /// Returns the causes of each changed edge or length of a view, among `causes`. Nil if the tried layouts say nothing
  /// about it.
  ///
  /// The change may be in another layout, which the tried one represents. If the view changed in both, the causes are
  /// those in the tried one. `parts` are the positions of the edges and lengths among ``LayoutChange/parts``.
  func causes(
    of change: LayoutChange, among causes: [Int], _ roles: Roles, parts: Range<Int> = LayoutChange.parts.indices
  ) -> [Found]? {
    guard let other = change.frames, let present = present[other.view] else { return nil }
    let tried = frames.compactMapValues { $0[other.view] }
    guard causes.contains(where: { tried[$0] != nil }) else { return nil }
    let own = changes[other.view]
    let (old, new) = own.map { ($0.old, $0.new) } ?? (other.old, other.new)
    let settled = Roles(
      isAtView: roles.isAtView, isRemoval: roles.isRemoval,
      // Without a conflict, the trial shows what the removed constraint would do.
      isReplaced: { roles.isReplaced($0) && (tried[$0] == nil || conflicting.contains($0)) },
      isPriority: roles.isPriority, isValue: roles.isValue)
    let found = LayoutChange.parts[parts].filter { abs($0(old) - $0(new)) > Self.leastDistance }.map { part in
      self.found(
        causes, settled, tried.mapValues(part),
        Lengths(
          old: part(old), new: part(new), present: part(present), joint: joint?[other.view].map(part),
          isOfLayout: own != nil))
    }
    return found.contains { !$0.certain.isEmpty || !$0.possible.isEmpty } ? found : nil
  }

  /// Whether the view of a change would be different without a cause: in an edge or length that changed, in its look if
  /// that changed, or because it would not exist, or only then. False if no tried layout shows it.
  ///
  /// For a finding, any difference of its view counts.
  func leads(_ cause: Int, to change: LayoutChange) -> Bool {
    guard let tried = frames[cause], let view = change.view ?? change.place else { return false }
    guard let present = present[view] else { return tried[view] != nil }
    guard let other = tried[view] else { return true }
    switch change {
    case .moved(_, let old, let new), .resized(_, let old, let new):
      return LayoutChange.parts.contains { part in
        abs(part(old) - part(new)) > LayoutChange.leastDifference
          && abs(part(present) - part(other)) > LayoutChange.leastDifference
      }
    case .restyled: return looks[cause]?[view] != presentLooks[view]
    case .added, .removed: return false
    case .failing, .fixed: return present != other || looks[cause]?[view] != presentLooks[view]
    }
  }

  /// Whether a view has its former frame if a cause is reverted.
  func isRestored(_ change: LayoutChange, without cause: Int) -> Bool {
    guard let own = change.frames.flatMap({ changes[$0.view] }), let tried = frames[cause]?[own.view] else {
      return false
    }
    return LayoutChange.parts.allSatisfy { abs($0(tried) - $0(own.old)) <= Self.leastDistance }
  }

  /// One edge or length of a view: before and after the change, in the tried layout, and without all tried causes.
  private struct Lengths {
    var old: Double
    var new: Double
    var present: Double
    var joint: Double?
    /// Whether the change is in the tried layout itself, not in one that it represents.
    var isOfLayout: Bool
    var whole: Double { abs(new - old) }
    /// The part of the difference that a cause may leave unexplained.
    var margin: Double { CauseEffects.leastDistance + CauseEffects.unexplainedShare * whole }

    /// Whether causes that were not tried may have an effect: without the tried ones, the old length does not return.
    var mayHaveOthers: Bool { joint.map { !isOfLayout || abs($0 - old) > margin } ?? true }
    /// Whether causes without an effect of their own may have a common one.
    var mayHaveCommon: Bool { joint.map { abs($0 - present) > CauseEffects.leastDistance } ?? true }
  }

  /// Returns the causes of a changed edge or length.
  ///
  /// Causes that were not tried are possible unless the difference is gone without the others. Constraints of the view
  /// itself are possible if no other cause has an effect: two constraints that place it at the same position have no
  /// effect one by one.
  ///
  /// A cause at the view without which constraints conflict is certain even if the view stays in place then: its former
  /// constraint may be the one that gives way. An example is a height that changed together with that of the superview.
  private func found(_ causes: [Int], _ roles: Roles, _ tried: [Int: Double], _ lengths: Lengths) -> Found {
    // A removed constraint may conflict with the one that replaces it, and move the view anywhere.
    let effects = tried.mapValues { min(abs(lengths.present - $0), lengths.whole) }
    let effective = causes.filter { cause in
      if effects[cause, default: 0] > Self.leastDistance { return true }
      let isClashing = !hasConflicts && conflicting.contains(cause)
      return isClashing && roles.isAtView(cause) && !roles.isRemoval(cause) && !roles.isPriority(cause)
    }
    let against = Set(effective.filter { isAgainst(tried[$0], lengths) && !conflicting.contains($0) })
    if !against.isEmpty, against.count < effective.count {
      // What works against a change of a length does not lead to it if something else does.
      return found(causes.filter { !against.contains($0) }, roles, tried.filter { !against.contains($0.key) }, lengths)
    }
    let sufficient = effective.filter { cause in
      lengths.isOfLayout && tried[cause].map { abs($0 - lengths.old) <= lengths.margin } ?? false
    }
    let most = causes.compactMap { effects[$0] }.max() ?? 0
    let own = effective.filter { cause in
      let isSmall = effects[cause, default: 0] < Self.ownDistance && effects[cause, default: 0] < Self.leastShare * most
      return roles.isAtView(cause) && (conflicting.contains(cause) && !roles.isPriority(cause) || !isSmall)
    }
    guard sufficient.isEmpty else {
      return Found(certain: causes.filter { sufficient.contains($0) || own.contains($0) || roles.isReplaced($0) })
    }
    let certain = effective.filter { effects[$0, default: 0] >= Self.leastShare * most || own.contains($0) }
    let others = causes.filter { !certain.contains($0) && !roles.isReplaced($0) }
    // Of another layout, the size of the effect is not known.
    let isEnough =
      !certain.isEmpty
      && (lengths.isOfLayout ? most >= Self.wholeShare * lengths.whole : others.allSatisfy { effects[$0] != nil })
    let untried = others.filter { effects[$0] == nil && (lengths.joint == nil ? !isEnough : lengths.mayHaveOthers) }
    let replaced = causes.filter(roles.isReplaced)
    guard certain.isEmpty, replaced.isEmpty, lengths.mayHaveCommon else {
      return Found(certain: causes.filter { certain.contains($0) || replaced.contains($0) }, possible: untried)
    }
    guard untried.isEmpty else { return Found(certain: [], possible: untried) }
    let idle = others.filter { effects[$0] != nil && roles.isAtView($0) }
    let constraints = idle.filter { !roles.isValue($0) }
    return Found(certain: [], possible: constraints.isEmpty ? idle : constraints)
  }

  /// Whether a length would have changed further in its direction without a cause.
  private func isAgainst(_ tried: Double?, _ lengths: Lengths) -> Bool {
    guard lengths.isOfLayout, let tried else { return false }
    let (change, effect) = (lengths.new - lengths.old, lengths.present - tried)
    return abs(effect) > Self.leastDistance && (change < 0) != (effect < 0)
  }

  /// Returns the tried causes without which the layout has no conflict. If there is none, and the layout has conflicts
  /// without all of them too, those that were not tried. Empty if it has no conflict with them.
  func causesOfConflicts(among causes: [Int]) -> [Int] {
    guard hasConflicts else { return [] }
    let found = causes.filter { frames[$0] != nil && !conflicting.contains($0) }
    return found.isEmpty && hasJointConflicts ? causes.filter { frames[$0] == nil } : found
  }
}

extension LayoutRecord {
  /// The frames of the views, by path.
  var framesByPath: [String: Rect] {
    Dictionary(views.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// The looks of the views, by path.
  fileprivate var looksByPath: [String: String] {
    Dictionary(views.map { ($0.path, $0.look) }, uniquingKeysWith: { first, _ in first })
  }
}

// MARK: - Changes below which no view is listed

extension CauseEffects {
  /// Why no view is listed below a change.
  enum Silence: CaseIterable {
    /// It moves no view.
    case still
    /// Views would be elsewhere without it, but other changes make up for it.
    case balanced
    /// Other changes move the same views by more.
    case outweighed
  }

  /// The least distance in points by which a view is elsewhere without a change that counts.
  private static let silentDistance = 1.0

  /// Returns why no view is listed below a change, by laying out the scene without it.
  static func silence(of cause: Int, on layouts: [LayoutPair], _ trials: TriedLayouts) -> Silence {
    guard let tried = trials.single[cause] else { return .still }
    var result = Silence.still
    for layout in layouts {
      guard let trial = tried[layout.after.variant], !trial.findings.contains(conflict) else { continue }
      let frames = trial.framesByPath
      let former = layout.before?.framesByPath ?? [:]
      for view in layout.after.views {
        // Nothing makes up for a change of the place of a new view.
        guard let other = frames[view.path], let former = former[view.path] else { continue }
        for part in LayoutChange.parts {
          let (old, new) = (part(former), part(view.frame))
          let effect = abs(part(other) - new)
          guard effect > silentDistance else { continue }
          if abs(new - old) <= leastDistance {
            result = .balanced
          } else if abs(part(other) - old) > effect {
            return .outweighed
          }
        }
      }
    }
    return result
  }
}

// MARK: - Layouts that represent others

extension CauseEffects {
  /// The edges and lengths that changed in a layout, by how many points, and whether conflicts are new in it. Layouts
  /// with equal signatures changed for the same reasons. Equal signs alone do not suffice: on phones a margin may
  /// determine the width of a view, and on tablets the largest width that the view may have.
  struct Signature: Hashable {
    private var parts: [String: [Double]]
    private let hasNewConflicts: Bool

    /// Creates the signature of the changes of a layout, or nil if no frame changed and no conflict is new.
    init?(of changes: [LayoutChange]) {
      parts = Dictionary(
        changes.compactMap(\.frames).map { frames in
          (frames.view, LayoutChange.parts.map { Self.step(of: $0(frames.new) - $0(frames.old)) })
        }, uniquingKeysWith: { first, _ in first })
      hasNewConflicts = changes.contains(where: \.isNewConflict)
      if parts.isEmpty, !hasNewConflicts { return nil }
    }

    /// The signature with only the sign of each distance. It chooses a similar layout for those beyond the limit for
    /// trials.
    var directions: Signature {
      var result = self
      result.parts = parts.mapValues { $0.map { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 } }
      return result
    }

    /// Returns a distance in whole points, or 1 or -1 for a shorter one. 0 if rounding to the pixels of a device may
    /// cause it.
    private static func step(of distance: Double) -> Double {
      if abs(distance) <= CauseEffects.leastDistance { return 0 }
      return abs(distance) < 1 ? (distance < 0 ? -1 : 1) : distance.rounded()
    }
  }

  /// Returns the variants of the first layout of each signature, in order. Those whose directions differ from all
  /// layouts before them come first.
  static func representatives(among layouts: [LayoutPair]) -> [String] {
    var (known, directions): (Set<Signature>, Set<Signature>) = ([], [])
    var (first, others): ([String], [String]) = ([], [])
    for layout in layouts {
      guard let signature = Signature(of: layout.changes), known.insert(signature).inserted else { continue }
      if directions.insert(signature.directions).inserted {
        first.append(layout.after.variant)
      } else {
        others.append(layout.after.variant)
      }
    }
    return first + others
  }
}

extension LayoutChange {
  /// A view that moved or changed size, with both frames.
  struct Frames {
    /// The path of the view.
    var view: String
    var old: Rect
    var new: Rect
  }

  /// Whether it is a conflict that was not there before.
  var isNewConflict: Bool {
    if case .failing = self { code.map { $0 == CauseEffects.conflict } ?? false } else { false }
  }

  /// The frames of a view that moved or changed size. Nil for other changes.
  var frames: Frames? {
    switch self {
    case .moved(let view, let old, let new), .resized(let view, let old, let new):
      Frames(view: view, old: old, new: new)
    case .restyled, .added, .removed, .failing, .fixed: nil
    }
  }

  /// The edges and lengths of a frame.
  static let parts: [@Sendable (Rect) -> Double] = [\.minX, \.minY, \.width, \.height]
}
