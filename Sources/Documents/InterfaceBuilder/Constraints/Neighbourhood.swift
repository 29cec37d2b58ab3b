internal import AutoLayout
internal import Scenes

/// The constraints that name each view of a scene.
struct Neighbourhood {
  /// The positions of the constraints that name each view, in order.
  private var positions: [[Int]]
  /// The position after the last descendant of each view. Descendants directly follow their view.
  private var ends: [Int]

  /// Creates an index of the constraints of a scene by view.
  init(of tree: ViewTree, _ constraints: [SceneConstraint]) {
    positions = Array(repeating: [], count: tree.views.count)
    ends = Array(1..<(tree.views.count + 1))
    for position in tree.views.indices.reversed() {
      guard let superview = tree.views[position].superview else { continue }
      ends[superview] = max(ends[superview], ends[position])
    }
    for (position, constraint) in constraints.map(\.constraint).enumerated() {
      let second = constraint.secondItem.map { [$0.view] } ?? []
      for view in Set([constraint.firstItem.view] + second) { positions[view].append(position) }
    }
  }

  /// Returns the constraints that name a view or one of its descendants, in order.
  func positions(touching view: Int) -> [Int] {
    guard ends.indices.contains(view) else { return [] }
    if ends[view] == view + 1 { return positions[view] }
    return Set(positions[view..<ends[view]].joined()).sorted()
  }
}
