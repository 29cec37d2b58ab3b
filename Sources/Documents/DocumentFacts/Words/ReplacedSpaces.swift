/// The constraints that a view replaces by coming between two others, or that replace a view that went from there.
///
/// A title that comes above a chart is constrained to the chart's upper edge, in place of the constraint that connected
/// this edge to the view around both.
struct ReplacedSpaces {
  /// An edge of a view that both states have.
  private struct Edge: Hashable {
    var view: String
    var attribute: String
  }

  private let difference: DocumentDifference
  /// The new views by the edges to which they keep a distance, and the removed views that did.
  private var added: [Edge: String] = [:]
  private var removed: [Edge: String] = [:]

  init(in difference: DocumentDifference) { self.difference = difference }

  /// Notes a constraint that was added or removed with a view.
  mutating func note(_ change: DocumentChange, of view: String) {
    let isAdded = change.kind == .added
    let objects = isAdded ? difference.new : difference.old
    guard isAdded || change.kind == .removed, let constraint = objects[change.object],
      difference.old[view] == nil || difference.new[view] == nil
    else { return }
    let ends = self.ends(of: constraint)
    guard ends.count == 2 else { return }
    for (edge, other) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      guard isShared(edge.view), !isShared(other.view), Self.face(edge.attribute, other.attribute) else { continue }
      if isAdded { added[edge] = view } else { removed[edge] = view }
    }
  }

  /// Returns the view with which a constraint between others is reported; nil for constraints of their own.
  func view(of change: DocumentChange) -> String? {
    let isAdded = change.kind == .added
    guard isAdded || change.kind == .removed,
      let constraint = (isAdded ? difference.new : difference.old)[change.object], constraint.isConstraint
    else { return nil }
    let ends = self.ends(of: constraint)
    guard ends.count == 2, ends.allSatisfy({ isShared($0.view) }) else { return nil }
    return ends.lazy.compactMap { isAdded ? removed[$0] : added[$0] }.first
  }

  private func isShared(_ view: String) -> Bool { difference.old[view] != nil && difference.new[view] != nil }

  private func ends(of constraint: DocumentObject) -> [Edge] {
    [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
      guard let view = constraint[item], let attribute = constraint[attribute] else { return nil }
      return Edge(view: view, attribute: attribute)
    }
  }

  /// Whether two edges of views face each other, so that a constraint between them keeps the views apart.
  private static func face(_ first: String, _ second: String) -> Bool {
    guard let first = sides[first], let second = sides[second] else { return false }
    return first.axis == second.axis && first.isFar != second.isFar
  }

  /// The axis of each edge, and whether it is the lower or trailing one.
  private static let sides: [String: (axis: Int, isFar: Bool)] = [
    "top": (1, false), "firstBaseline": (1, false), "bottom": (1, true), "baseline": (1, true), "lastBaseline": (1, true),
    "leading": (0, false), "left": (0, false), "trailing": (0, true), "right": (0, true),
  ]
}
