public import AutoLayout
public import Scenes

/// The constraints that would settle what a scene's own leave open (specification RES-04).
///
/// Views are settled one after the other, those nearest to the root first: along each axis first the place, then the size.
/// Where a document records the frame that a view was designed with, the constraint keeps it there: centred where it is, else
/// at the nearest neighbour. For other views it is a guess that somebody has to look at: below the view before it, at the
/// standard distance from the edges.
public struct MissingConstraints: Sendable, Hashable {
  /// The constraints, in the order they are to be installed.
  public private(set) var constraints: [LayoutConstraint] = []
  /// True where nothing is open in any layout with them, and no layout has more conflicts than before.
  public private(set) var isEnough = true

  /// More constraints than any scene lacks that people would want to have completed.
  private static let limit = 200

  /// The constraints that some layouts of one scene lack together.
  public init(of layouts: [ResolvedScene], measuringTextWith measurer: any TextMeasuring) {
    for resolved in layouts { add(for: resolved, measurer) }
    for resolved in layouts where !constraints.isEmpty {
      let before = resolved.layout(measuringTextWith: measurer).solution
      let after = self.complete(resolved).layout(measuringTextWith: measurer).solution
      if !after.ambiguities.isEmpty || after.conflicts.count > before.conflicts.count { isEnough = false }
    }
  }

  /// A layout of the scene with the constraints.
  private func complete(_ resolved: ResolvedScene) -> ResolvedScene {
    var complete = resolved
    complete.constraints += constraints
    return complete
  }

  private mutating func add(for resolved: ResolvedScene, _ measurer: any TextMeasuring) {
    while constraints.count < Self.limit {
      let layout = complete(resolved).layout(measuringTextWith: measurer)
      guard let open = Self.first(of: layout.solution.ambiguities, in: layout) else { return }
      guard let constraint = layout.constraint(settling: open), !constraints.contains(constraint) else { break }
      constraints.append(constraint)
    }
    isEnough = false
  }

  /// The open attribute that is settled first: views near the root, then rearmost ones; places before sizes.
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
  /// The constraint that settles an open place or size; nil for the root, which nothing can hold.
  func constraint(settling open: AmbiguousLayout) -> LayoutConstraint? {
    guard let axis = open.attribute.axis, resolved.views[open.view].superview != nil else { return nil }
    let span = AxisSpan(of: open.view, along: axis, in: self)
    return open.attribute.kind == .size ? span.constraint(forSize: open) : span.constraintForPlace
  }

  /// The number of views that a view lies in.
  fileprivate func depth(of view: Int) -> Int {
    resolved.views.indices.count { isInside(view, $0) }
  }
}
