internal import AutoLayout
internal import Findings
internal import Geometry
internal import LinearConstraints
internal import SceneLayouts
internal import Scenes

/// The conflicts that may determine the position or size of a view along each axis: those with a view to which
/// constraints or stacks tie it. In the app, the positions of all tied views depend on the constraint that a conflict
/// breaks.
///
/// The root ties nothing together, because its size is given. A wrapping text ties its width to its height.
struct ConflictReach {
  /// The set of views and axes that each view and axis is tied to.
  private let sets: [Int]
  /// The conflicts with a view in each set, in order.
  private let conflicts: [Int: [Int]]

  /// Creates the reach of conflicts in a layout.
  ///
  /// `positions` are the positions of the conflicts among the findings, ascending.
  init(of positions: [Int], among found: [Finding], in layout: Layout) {
    var ties = DisjointSets(count: layout.resolved.views.count * Axis.allCases.count)
    func tie(_ first: Int, _ firstAxis: Axis, _ second: Int, _ secondAxis: Axis) {
      guard first > 0, second > 0 else { return }
      ties.unite(Self.number(first, firstAxis), Self.number(second, secondAxis))
    }
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
    let sets = (0..<layout.resolved.views.count * Axis.allCases.count).map { ties.representative(of: $0) }
    self.sets = sets
    conflicts = positions.reduce(into: [:]) { conflicts, position in
      let touched = Self.numbers(in: found[position]).map { sets[$0] }
      for set in Set(touched) { conflicts[set, default: []].append(position) }
    }
  }

  /// Returns the first conflict that may determine the position or size of a view along one of the given axes, among
  /// those that satisfy a condition; nil if there is none.
  func conflict(reaching view: Int, along axes: Set<Axis>, where matches: (Int) -> Bool) -> Int? {
    guard view > 0 else { return nil }
    return axes.compactMap { conflicts[sets[Self.number(view, $0)]]?.first(where: matches) }.min()
  }

  /// Returns the views and axes that a conflict's constraints name, without the root.
  private static func numbers(in conflict: Finding) -> [Int] {
    conflict.constraints.flatMap { constraint in
      [constraint.first.view, constraint.second?.view].compactMap { view in
        guard let axis = constraint.axis, let view, view > 0 else { return nil }
        return number(view, axis)
      }
    }
  }

  private static func number(_ view: Int, _ axis: Axis) -> Int {
    view * Axis.allCases.count + (axis == .horizontal ? 0 : 1)
  }
}
