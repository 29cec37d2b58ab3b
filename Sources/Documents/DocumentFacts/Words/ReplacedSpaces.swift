/// The constraints that a view replaces by coming between two others, or that replace a view that went from there.
///
/// A title that comes above a chart is constrained to the chart's upper edge, in place of the constraint that connected
/// this edge to the view around both. A stack that goes takes the constraint of the title above it with it, which the
/// author connects to the view around both.
struct ReplacedSpaces {
  /// An edge of a view that both states have.
  private struct Edge: Hashable {
    var view: String
    var attribute: String
  }

  private let difference: DocumentDifference
  /// The new views that constraints connect to edges, and the removed views that constraints connected to them.
  private var added: [Edge: String] = [:]
  private var removed: [Edge: String] = [:]
  /// The number of other constraints that were added or removed at an edge.
  private var addedAlone: [Edge: Int] = [:]
  private var removedAlone: [Edge: Int] = [:]

  init(in difference: DocumentDifference) { self.difference = difference }

  /// Notes a constraint that was added or removed: with a view, or alone if `view` is nil.
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
  func view(of change: DocumentChange) -> String? {
    let isAdded = change.kind == .added
    let (views, counts) = isAdded ? (removed, addedAlone) : (added, removedAlone)
    guard !views.isEmpty, isAdded || change.kind == .removed, let ends = ends(of: change), ends.count == 2,
      ends.allSatisfy({ isShared($0.view) })
    else { return nil }
    let (owner, objects) = (constraint(of: change)?.parent, isAdded ? difference.old : difference.new)
    // Any number of views may be at an edge of the view around them.
    return ends.first { $0.view != owner && views[$0] != nil && counts[$0] == 1 && !isConnected($0, in: objects) }
      .flatMap { views[$0] }
  }

  /// Whether constraints connect an edge to another view that both states have.
  private func isConnected(_ edge: Edge, in objects: DocumentObjects) -> Bool {
    objects.all.contains { constraint in
      let ends = constraint.isConstraint ? Self.ends(of: constraint) : []
      return ends.count == 2 && ends.contains(edge) && ends.allSatisfy { isShared($0.view) }
    }
  }

  private func isGuide(_ identifier: String) -> Bool {
    difference.new[identifier]?.tag.hasSuffix("LayoutGuide") ?? false
  }

  private func isShared(_ view: String) -> Bool { difference.old[view] != nil && difference.new[view] != nil }

  /// Returns the ends of an added or removed constraint; nil for other objects.
  private func ends(of change: DocumentChange) -> [Edge]? { constraint(of: change).map(Self.ends) }

  private func constraint(of change: DocumentChange) -> DocumentObject? {
    let object = (change.kind == .added ? difference.new : difference.old)[change.object]
    return object.flatMap { $0.isConstraint ? $0 : nil }
  }

  private static func ends(of constraint: DocumentObject) -> [Edge] {
    [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
      guard let view = constraint[item], let attribute = constraint[attribute] else { return nil }
      return Edge(view: view, attribute: attribute)
    }
  }
}
