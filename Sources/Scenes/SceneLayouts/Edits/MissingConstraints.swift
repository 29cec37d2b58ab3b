public import AutoLayout
internal import Geometry
public import Scenes
public import Typography
internal import WorkBudgets

/// The constraints that would settle what a scene's own constraints leave open (specification RES-04).
///
/// Views are settled one by one, those nearest to the root first, along each axis first the position, then the size. A
/// view with a recorded frame stays there: centered if it is centered, otherwise at the nearest neighbor. For other
/// views the result is a guess that needs review: below the view before it, at the standard distance from the edges. A
/// constraint is only proposed if it ties attributes that the scene does not tie yet. It must add no conflict to any
/// layout, take no necessary space from text or a control, and move none off the screen.
public struct MissingConstraints: Sendable {
  /// The constraints, in the order in which to install them.
  public private(set) var constraints: [LayoutConstraint] = []
  /// The priorities that settle which of two contents yields if no constraint is missing.
  public private(set) var priorities: [ContentPriority] = []
  /// Whether they leave nothing open in any layout, and no layout has more conflicts than before.
  public private(set) var isEnough = true
  private let guides: NamedGuides
  /// The design of a document of Interface Builder. Nil for our own scenes, whose layouts each have their own.
  private let design: DesignedPlaces?
  /// The sizes that views must keep in the design; nil for none.
  private let kept: KeptSizes?
  /// The faults of each layout with the constraints so far.
  private var faults: [Faults]

  /// The faults that a constraint must not increase.
  private struct Faults {
    var conflictCount: Int
    var crushed: Set<CrushedContent>
    /// The content that is completely outside the root.
    var outside: Set<Int>

    init(in layout: Layout) {
      conflictCount = layout.solution.conflicts.count
      crushed = CrushedContent.all(in: layout)
      outside = Set(
        layout.contentViews.filter { view in
          !layout.isScrolled(view) && !layout.absoluteFrames[view].overlaps(layout.screen)
            && !Axis.allCases.contains { layout.leavesOpen(view, along: $0) }
        })
    }

    func include(_ others: Faults) -> Bool {
      others.conflictCount <= conflictCount && others.crushed.isSubset(of: crushed)
        && others.outside.isSubset(of: outside)
    }
  }

  /// The largest number of added constraints. No scene worth completing lacks more.
  private static let limit = 200

  /// Finds the constraints that the layouts of one scene lack.
  ///
  /// - Parameters:
  ///   - layouts: The scene in its variants.
  ///   - saved: The scene as Interface Builder saved it. It is settled first and determines the designed frames.
  ///   - kept: The sizes that views must keep if a constraint can do it without a new fault. Their content may have
  ///     another size.
  ///   - guides: The guides that constraints may name.
  ///   - measurer: The engine that measures text.
  public init(
    of layouts: [ResolvedScene], designedAs saved: ResolvedScene? = nil, keeping kept: KeptSizes? = nil,
    naming guides: NamedGuides = NamedGuides(), measuringTextWith measurer: any TextMeasuring
  ) {
    self.guides = guides
    self.kept = kept
    design = saved.map { DesignedPlaces(in: $0.uncheckedLayout(measuringTextWith: measurer)) }
    let all = [saved].compactMap(\.self) + layouts
    faults = all.map { Faults(in: $0.uncheckedLayout(measuringTextWith: measurer)) }
    for (position, resolved) in all.enumerated() {
      add(for: resolved, of: all, keeping: position == 0 ? kept : nil, measurer)
    }
    for resolved in all where !(constraints.isEmpty && priorities.isEmpty) && isEnough {
      let before = resolved.uncheckedLayout(measuringTextWith: measurer).solution
      let after = self.complete(resolved).uncheckedLayout(measuringTextWith: measurer).solution
      if !after.ambiguities.isEmpty || after.conflicts.count > before.conflicts.count { isEnough = false }
    }
  }

  /// Returns a layout of the scene with the constraints so far and one more.
  private func complete(_ resolved: ResolvedScene, _ more: LayoutConstraint? = nil) -> ResolvedScene {
    var complete = resolved.with(priorities)
    complete.constraints += constraints + [more].compactMap(\.self)
    return complete
  }

  /// The work of a constraint for each view and layout, in the units of a `WorkBudget`. Every candidate lays out all of
  /// them again, of which the solver only counts its own part.
  private static let workPerView = 2000

  private mutating func add(
    for resolved: ResolvedScene, of all: [ResolvedScene], keeping kept: KeptSizes?, _ measurer: any TextMeasuring
  ) {
    var layout = complete(resolved).uncheckedLayout(measuringTextWith: measurer)
    var hopeless: Set<AmbiguousLayout> = []
    while constraints.count < Self.limit, !WorkBudget.isOver {
      _ = WorkBudget.spend(all.count * layout.resolved.views.count * Self.workPerView)
      let lost = kept?.lost(with: constraints, priorities, besides: layout.solution.ambiguities, measurer) ?? []
      let open = (layout.solution.ambiguities + lost).filter { !hopeless.contains($0) }
      guard let first = Self.first(of: open, in: layout) else { break }
      let isLost = lost.contains(first)
      if !isLost, let (priority, settled) = priority(settling: first, in: layout, of: resolved, measurer) {
        // A view that yields to two others is listed once, with the last of its priorities.
        priorities.removeAll { ($0.view, $0.kind, $0.axis) == (priority.view, priority.kind, priority.axis) }
        priorities.append(priority)
        layout = settled
        continue
      }
      let (before, constraints, priorities) = (layout, constraints, priorities)
      let candidates = self.constraints(settling: first, in: layout, of: resolved, measurer) { candidate, settled in
        guard isLost, let kept else { return Self.isBetter(settled, than: before) }
        let left = kept.lost(
          with: constraints + [candidate], priorities, besides: settled.solution.ambiguities, measurer)
        return left.count < lost.count && Self.isAsGood(settled, as: before)
      }
      var accepted: (constraint: LayoutConstraint, layout: Layout)?
      for candidate in candidates {
        guard let faults = faults(with: candidate.constraint, in: all, measurer) else { continue }
        self.faults = faults
        accepted = candidate
        break
      }
      guard let accepted else {
        hopeless.insert(first)
        continue
      }
      self.constraints.append(accepted.constraint)
      layout = accepted.layout
    }
    if !layout.solution.ambiguities.isEmpty { isEnough = false }
  }

  /// Returns the first priority that reduces what is missing and adds no conflict, with the layout that has it.
  private func priority(
    settling open: AmbiguousLayout, in layout: Layout, of resolved: ResolvedScene, _ measurer: any TextMeasuring
  ) -> (ContentPriority, Layout)? {
    for priority in layout.priorities(settling: open) {
      let settled = complete(resolved).with([priority]).uncheckedLayout(measuringTextWith: measurer)
      if Self.isBetter(settled, than: layout) { return (priority, settled) }
    }
    return nil
  }

  private static func isBetter(_ settled: Layout, than layout: Layout) -> Bool {
    settled.missingCount < layout.missingCount && isAsGood(settled, as: layout)
  }

  private static func isAsGood(_ settled: Layout, as layout: Layout) -> Bool {
    settled.missingCount <= layout.missingCount
      && settled.solution.conflicts.count <= layout.solution.conflicts.count
  }

  /// Returns the constraints that help to settle what is open, the likeliest first, each with the layout that has it.
  private func constraints(
    settling open: AmbiguousLayout, in layout: Layout, of resolved: ResolvedScene, _ measurer: any TextMeasuring,
    where helps: @escaping (LayoutConstraint, Layout) -> Bool
  ) -> some Sequence<(constraint: LayoutConstraint, layout: Layout)> {
    let places = design ?? DesignedPlaces(in: layout)
    return layout.constraints(settling: open, places, naming: guides).lazy
      .filter { !layout.hasConstraint(like: $0) }
      .map { ($0, complete(resolved, $0).uncheckedLayout(measuringTextWith: measurer)) }
      .filter { helps($0.0, $0.1) }
      .map { (constraint: $0.0, layout: $0.1) }
  }

  /// Returns the faults of each layout with one more constraint, or nil if any of them has more than before.
  private func faults(
    with constraint: LayoutConstraint, in all: [ResolvedScene], _ measurer: any TextMeasuring
  ) -> [Faults]? {
    var found: [Faults] = []
    for (resolved, before) in zip(all, faults) {
      let after = Faults(in: complete(resolved, constraint).uncheckedLayout(measuringTextWith: measurer))
      guard before.include(after) else { return nil }
      found.append(after)
    }
    return found
  }

  /// Returns the open attribute to settle first: of views near the root, then of rearmost ones, positions before sizes.
  private static func first(of open: [AmbiguousLayout], in layout: Layout) -> AmbiguousLayout? {
    open.min { first, second in
      let ranks = [first, second].map { ambiguity in
        [layout.depth(of: ambiguity.view), ambiguity.view, ambiguity.attribute.kind == .size ? 1 : 0]
      }
      return ranks[0].lexicographicallyPrecedes(ranks[1])
    }
  }
}

extension Layout {
  /// Returns constraints that could settle an open position or size, the likeliest first. Empty for the root, which
  /// nothing can hold.
  package func constraints(
    settling open: AmbiguousLayout, _ places: DesignedPlaces, naming guides: NamedGuides
  ) -> [LayoutConstraint] {
    proposals(settling: open, places, naming: guides).map { $0.namingScrolledContent(in: resolved.views) }
  }

  private func proposals(
    settling open: AmbiguousLayout, _ places: DesignedPlaces, naming guides: NamedGuides
  ) -> [LayoutConstraint] {
    guard let axis = open.attribute.axis, resolved.views[open.view].superview != nil else { return [] }
    let isSize = open.attribute.kind == .size
    if resolved.views[open.view].placement.recordedFrame != nil {
      let span = DesignedSpan(layout: self, places: places, view: open.view, axis: axis, guides: guides)
      return span.constraints(settlingSize: isSize)
    }
    let span = AxisSpan(of: open.view, along: axis, in: self)
    return isSize ? span.constraints(forSize: open) : span.constraintsForPlace
  }

  /// Returns a constraint that ties the size of a scroll view's content to the size of the scroll view. A view with
  /// equal distances from both edges of the scroll view only scrolls along the other axis. Nil for other views.
  ///
  /// - Parameters:
  ///   - view: The view whose size is open.
  ///   - axis: The axis of the size.
  ///   - rects: The rectangles of the views in root coordinates, in points.
  func scrollSize(ofContent view: Int, along axis: Axis, in rects: [Rect]) -> LayoutConstraint? {
    guard let scroll = resolved.views[view].superview, resolved.views[scroll].placement.isScrollView else { return nil }
    let near = rects[view].minimum(axis) - rects[scroll].minimum(axis)
    let far = rects[scroll].maximum(axis) - rects[view].maximum(axis)
    guard near >= 0, (near - far).magnitude <= Self.scrollTolerance else { return nil }
    let size = axis.sizeAttribute
    return LayoutConstraint(
      LayoutItemID(view: view), size, .equal, LayoutItemID(view: scroll), size,
      constant: -DesignedPlaces.rounded(near + far))
  }

  /// The largest difference between two distances that count as equal, in points.
  private static var scrollTolerance: Double { 0.5 }

  /// Whether the constraints leave an attribute of a view open, for any reason.
  func leavesOpen(_ attribute: LayoutAttribute, of view: Int) -> Bool {
    solution.ambiguities.contains { $0.view == view && $0.attribute == attribute }
  }

  /// Whether the constraints leave the position or size of a view open along an axis.
  func leavesOpen(_ view: Int, along axis: Axis) -> Bool {
    solution.ambiguities.contains { $0.view == view && $0.attribute.axis == axis }
  }

  /// The number of missing constraints.
  fileprivate var missingCount: Int { solution.movements.missingCount(of: solution.ambiguities) }

  /// Returns the number of a view's ancestors.
  fileprivate func depth(of view: Int) -> Int {
    resolved.views.indices.count { isInside(view, $0) }
  }
}
