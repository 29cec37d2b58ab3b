internal import AutoLayout
internal import Foundation
internal import Geometry

/// The solver of a tree of views, with its memory of former layouts. The root of the tree has it.
@MainActor
final class LayoutEngine {
  private var solver = LayoutSolver()
  private var boundSolver = LayoutSolver()
  /// The systems of the last layout; nil where more than constants has changed since.
  private var memory: TreeMemory?
  /// Whether something has changed since the tree was solved.
  private(set) var isOutdated = true
  /// Whether constraints were installed since the last layout; false before the first one.
  private(set) var hasPendingConstraints = false
  private var hasSolved = false
  /// Whether a layout of the tree runs.
  var isLayingOut = false

  /// Says that something has changed.
  func invalidate() {
    isOutdated = true
    memory = nil
  }

  /// Says that a constraint has another constant, in points, and that nothing else has changed.
  func invalidate(_ constant: Double, order: Int) {
    isOutdated = true
    memory?.note(constant, order: order)
  }

  /// Forgets the systems of the last layout: what they are made of may have changed, and does not ask for a layout.
  func forget() { memory = nil }

  /// Says that the tree is solved now, so that what changes from here on asks for another layout.
  func begin() {
    isOutdated = false
    (hasSolved, hasPendingConstraints) = (true, false)
  }

  /// Says that a constraint was installed.
  func noteInstallation() { hasPendingConstraints = hasSolved }

  /// Solves the tree of a root, which lies at the origin and has its own size.
  func settled(_ tree: ViewTree, of root: UIView) -> SettledTree {
    let known = memory ?? TreeMemory()
    memory = known
    let settled = settled(tree, of: root, known)
    // What had to be broken takes part no more.
    if !settled.solution.conflicts.isEmpty, memory === known { memory = nil }
    return settled
  }

  private func settled(_ tree: ViewTree, of root: UIView, _ memory: TreeMemory) -> SettledTree {
    guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints, !root.isLayoutIsland else {
      return settled(tree, rootSize: Size(root.bounds.size), adding: [], memory)
    }
    // A root that nobody places is as large as its constraints say, and no larger: nothing holds the size that it had.
    return settledApart(ViewTree(showing: root), target: .zero, .fittingSize, .fittingSize, memory)
  }

  /// Solves the tree that shows a view as if it had no superview, as near to a size as its constraints allow.
  func settledApart(
    _ tree: ViewTree, target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority,
    _ memory: TreeMemory = TreeMemory()
  ) -> SettledTree {
    let item = LayoutItemID(view: 1)
    return settled(
      tree, rootSize: .zero,
      adding: [
        LayoutConstraint(item, .left, .equal, .root, .left, origin: .rootSize),
        LayoutConstraint(item, .top, .equal, .root, .top, origin: .rootSize),
        LayoutConstraint(item, .width, constant: Double(target.width), priority: horizontal, origin: .rootSize),
        LayoutConstraint(item, .height, constant: Double(target.height), priority: vertical, origin: .rootSize),
      ], memory)
  }

  /// Solves a tree with constraints besides its own.
  func settled(
    _ tree: ViewTree, rootSize: Size, adding constraints: [LayoutConstraint], _ memory: TreeMemory = TreeMemory()
  ) -> SettledTree {
    let source = ViewTreeSource(tree: tree, rootSize: rootSize, adding: constraints, memory)
    var solver = self.solver
    self.solver = LayoutSolver()
    let settled = SettledSystem(of: source, solvingWith: &solver)
    self.solver = solver
    memory.settledMetrics = settled.metrics
    let pulls = settled.system.pullsTowardsBounds(settled.solution)
    guard !pulls.isEmpty else { return SettledTree(tree: tree, settled: settled, solution: settled.solution) }
    let bounded = ViewTreeSource(
      tree: tree, rootSize: rootSize, adding: constraints + pulls, TreeMemory())
    return SettledTree(
      tree: tree, settled: SettledSystem(of: bounded, solvingWith: &boundSolver), solution: settled.solution)
  }
}

extension ConstraintSystem {
  /// Whether constraints of the author's decide the content of a scroll view.
  func namesContent(of view: Int) -> Bool {
    constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { $0?.view == view && $0?.guide?.scrolls == true }
    }
  }

  /// The weakest wishes, which put an open position on the bound that an inequality gives it, the earlier inequality
  /// first: a simplex starts with its inequalities tight, and so UIKit's engine leaves them. Lengths are never negative,
  /// and an open one stays as short as it may.
  fileprivate func pullsTowardsBounds(_ solution: LayoutSolution) -> [LayoutConstraint] {
    var open: [Geometry.Axis: Set<Int>] = [:]
    for value in solution.ambiguities where value.attribute.kind != .size {
      open[value.attribute == .left ? .horizontal : .vertical, default: []].insert(value.view)
    }
    guard !open.isEmpty else { return [] }
    let bounds = constraints.filter { constraint in
      guard constraint.origin == .author, constraint.relation != .equal, constraint.firstAttribute.kind != .size,
        let open = open[constraint.firstAttribute.kind == .horizontalPosition ? .horizontal : .vertical]
      else { return false }
      return open.contains(constraint.firstItem.view) || constraint.secondItem.map { open.contains($0.view) } ?? false
    }
    guard !bounds.isEmpty else { return [] }
    let lengths = solution.ambiguities.filter { $0.attribute.kind == .size }.map { value in
      let item = items[value.view]
      let content =
        value.attribute == .width ? item.intrinsicContentSize.width : item.intrinsicContentSize.height
      return LayoutConstraint(
        LayoutItemID(view: value.view), value.attribute, constant: content ?? 0, priority: LayoutPriority(0.75),
        origin: .rootSize)
    }
    return lengths
      + bounds.enumerated().map { position, bound in
        var pull = bound
        pull.relation = .equal
        pull.priority = LayoutPriority(0.5 / Double(position + 1))
        pull.origin = .rootSize
        pull.tag = nil
        return pull
      }
  }
}
