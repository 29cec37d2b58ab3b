/// The constraints that a view replaces by coming between two others, or that replace a view that was removed from
/// between them.
///
/// A title that comes above a chart is constrained to the chart's upper edge, in place of the constraint that connected
/// this edge to the view around both. If a stack is removed, the constraint between it and the title above goes too,
/// and the author connects the title to the view around both instead.
struct ReplacedSpaces {
  private let difference: DocumentDifference
  /// The new views that constraints connect to edges, and the removed views that constraints connected to them.
  private var added: [ConstraintEnd: String] = [:]
  private var removed: [ConstraintEnd: String] = [:]
  /// The number of other constraints that were added or removed at an edge.
  private var addedAlone: [ConstraintEnd: Int] = [:]
  private var removedAlone: [ConstraintEnd: Int] = [:]
  /// The ends of constraints between views that both states have, in the older state and in the newer one. They are
  /// collected once for all constraints, and only if one of them could be replaced.
  private lazy var connectedBefore = connectedEnds(in: difference.old)
  private lazy var connectedNow = connectedEnds(in: difference.new)

  init(in difference: DocumentDifference) { self.difference = difference }

  /// Records a constraint that was added or removed: with a view, or alone if `view` is nil.
  mutating func note(_ change: DocumentChange, of view: String?) {
    let isAdded = change.kind == .added
    guard isAdded || change.kind == .removed, let ends = ends(of: change), ends.count == 2 else { return }
    for (edge, other) in [(ends[0], ends[1]), (ends[1], ends[0])] where isShared(edge.view) {
      guard let view else {
        if isAdded { addedAlone[edge, default: 0] += 1 } else { removedAlone[edge, default: 0] += 1 }
        continue
      }
      guard !isShared(other.view), !isShared(view), !isGuide(edge.view) else { continue }
      if isAdded { added[edge] = view } else { removed[edge] = view }
    }
  }

  /// Returns the view with which a constraint between others is reported; nil for constraints of their own.
  mutating func view(of change: DocumentChange) -> String? {
    let isAdded = change.kind == .added
    let (views, counts) = isAdded ? (removed, addedAlone) : (added, removedAlone)
    guard !views.isEmpty, isAdded || change.kind == .removed, let ends = ends(of: change), ends.count == 2,
      ends.allSatisfy({ isShared($0.view) })
    else { return nil }
    let owner = constraint(of: change)?.parent
    // Any number of views may be at an edge of the view around them.
    let candidates = ends.filter { $0.view != owner && views[$0] != nil && counts[$0] == 1 }
    guard !candidates.isEmpty else { return nil }
    let connected = isAdded ? connectedBefore : connectedNow
    return candidates.first { !connected.contains($0) }.flatMap { views[$0] }
  }

  /// Returns the ends of a state's constraints between two views that both states have.
  private func connectedEnds(in objects: DocumentObjects) -> Set<ConstraintEnd> {
    objects.all.reduce(into: []) { found, constraint in
      let ends = constraint.ends
      if ends.count == 2, ends.allSatisfy({ isShared($0.view) }) { found.formUnion(ends) }
    }
  }

  private func isGuide(_ identifier: String) -> Bool {
    difference.new[identifier]?.tag.hasSuffix("LayoutGuide") ?? false
  }

  private func isShared(_ view: String) -> Bool { difference.old[view] != nil && difference.new[view] != nil }

  /// Returns the ends of an added or removed constraint; nil for other objects.
  private func ends(of change: DocumentChange) -> [ConstraintEnd]? { constraint(of: change)?.ends }

  private func constraint(of change: DocumentChange) -> DocumentObject? {
    let object = (change.kind == .added ? difference.new : difference.old)[change.object]
    return object.flatMap { $0.isConstraint ? $0 : nil }
  }
}
