internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The views whose position or size depends, along each axis, on the constraint that a conflict breaks: those that
/// constraints or stacks tie to its views.
///
/// The root ties nothing together, as its size is given. A wrapping text ties its width to its height.
struct ConflictReach {
  /// The views tied together along an axis, as a forest over views and axes. Each node links to another one of its
  /// tree.
  private var parents: [Int]

  /// Creates the reach of conflicts in a layout.
  init(in layout: Layout) {
    parents = Array(0..<layout.resolved.views.count * Axis.allCases.count)
    for constraint in layout.system.constraints {
      guard let second = constraint.secondItem, let axis = constraint.firstAttribute.axis else { continue }
      tie(constraint.firstItem.view, axis, second.view, constraint.secondAttribute.axis ?? axis)
    }
    for (position, view) in layout.resolved.views.enumerated() {
      for arranged in view.placement.stack?.arrangedViews ?? [] {
        for axis in Axis.allCases { tie(position, axis, arranged, axis) }
      }
      if case .label(let label) = view.content, label.numberOfLines != 1 {
        tie(position, .horizontal, position, .vertical)
      }
    }
  }

  /// Whether a conflict may determine the position or size of a view along one of the given axes.
  func contains(_ view: Int, along axes: Set<Axis>, of conflict: Finding) -> Bool {
    guard view > 0 else { return false }
    let trees = Set(axes.map { tree(of: node(view, $0)) })
    return conflict.constraints.contains { constraint in
      guard let axis = constraint.axis else { return false }
      return [constraint.first.view, constraint.second?.view].contains { conflicting in
        conflicting.map { $0 > 0 && trees.contains(tree(of: node($0, axis))) } ?? false
      }
    }
  }

  private mutating func tie(_ first: Int, _ firstAxis: Axis, _ second: Int, _ secondAxis: Axis) {
    guard first > 0, second > 0 else { return }
    let trees = (tree(of: node(first, firstAxis)), tree(of: node(second, secondAxis)))
    parents[max(trees.0, trees.1)] = min(trees.0, trees.1)
  }

  private func node(_ view: Int, _ axis: Axis) -> Int {
    view * Axis.allCases.count + (axis == .horizontal ? 0 : 1)
  }

  private func tree(of node: Int) -> Int {
    var current = node
    while parents[current] != current { current = parents[current] }
    return current
  }
}
