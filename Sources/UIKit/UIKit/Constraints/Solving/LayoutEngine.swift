internal import AutoLayout
internal import Foundation
internal import Geometry

/// The solver of a tree of views, which reuses its last results. It belongs to the root of the tree.
@MainActor
final class LayoutEngine {
  private var solver = LayoutSolver()
  private var boundSolver = LayoutSolver()
  /// The systems of the last layout; nil if more than constants has changed since.
  private var memory: TreeMemory?
  /// Whether something has changed since the tree was solved.
  private(set) var isOutdated = true
  /// Whether constraints were installed since the last layout; false before the first one.
  private(set) var hasPendingConstraints = false
  private var hasSolved = false
  /// Whether a layout of the tree is in progress.
  var isLayingOut = false

  /// Notes a change that requires a layout.
  func invalidate() {
    isOutdated = true
    memory = nil
  }

  /// Notes the new constant of a constraint, in points, as the only change.
  func invalidate(_ constant: Double, order: Int) {
    isOutdated = true
    memory?.note(constant, order: order)
  }

  /// Discards the systems of the last layout, for changes that affect them without requiring a layout.
  func forget() { memory = nil }

  /// Notes that the tree is being solved, so that later changes require another layout.
  func begin() {
    isOutdated = false
    (hasSolved, hasPendingConstraints) = (true, false)
  }

  /// Notes that a constraint was installed.
  func noteInstallation() { hasPendingConstraints = hasSolved }

  /// Returns the tree of the last layout; nil if it may have other views now.
  func knownTree(of root: UIView) -> ViewTree? { memory?.knownTree(of: root) }

  /// Solves the tree of a root, which is at the origin and has a size.
  func settled(_ tree: ViewTree, of root: UIView) -> SettledTree {
    let known = memory ?? TreeMemory()
    memory = known
    let settled = settled(tree, of: root, known)
    // Code that ran in between may have invalidated the layout, and even have solved it with another solver.
    guard memory === known else {
      memory = nil
      return settled
    }
    // The systems include the broken constraints, so they cannot be reused.
    if settled.solution.conflicts.isEmpty { known.keep(settled) } else { memory = nil }
    return settled
  }

  private func settled(_ tree: ViewTree, of root: UIView, _ memory: TreeMemory) -> SettledTree {
    guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints, !root.isLayoutIsland else {
      let rootSize = Size(root.bounds.size)
      var solver = takeSolver()
      let again = memory.settledAgain(tree, rootSize: rootSize, solvingWith: &solver)
      self.solver = solver
      return again ?? settled(tree, rootSize: rootSize, adding: [], memory)
    }
    // A root without a superview or a mask has the size of its constraints, and no larger one: nothing keeps its former
    // size.
    return settledApart(ViewTree(showing: root), target: .zero, .fittingSize, .fittingSize, memory)
  }

  /// Solves the tree of a view without its superview, as close to a size as its constraints allow.
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

  /// Returns the solver and leaves a new one in its place, so that the solver is not copied and code that solves in
  /// between cannot change it.
  private func takeSolver() -> LayoutSolver {
    defer { solver = LayoutSolver() }
    return solver
  }

  /// Solves a tree with additional constraints.
  func settled(
    _ tree: ViewTree, rootSize: Size, adding constraints: [LayoutConstraint], _ memory: TreeMemory = TreeMemory()
  ) -> SettledTree {
    let source = ViewTreeSource(tree: tree, rootSize: rootSize, adding: constraints, memory)
    var solver = takeSolver()
    let settled = SettledSystem(of: source, solvingWith: &solver)
    self.solver = solver
    memory.settledMetrics = settled.metrics
    // The last of the most passes is not followed by another one.
    memory.isSettled = source.count < SettlingPasses.most
    let pulls = settled.system.pullsTowardsBounds(settled.solution)
    guard !pulls.isEmpty else { return SettledTree(tree: tree, settled: settled, solution: settled.solution) }
    let bounded = ViewTreeSource(
      tree: tree, rootSize: rootSize, adding: constraints + pulls, TreeMemory())
    return SettledTree(
      tree: tree, settled: SettledSystem(of: bounded, solvingWith: &boundSolver), solution: settled.solution)
  }
}

extension ConstraintSystem {
  /// Whether constraints of the author determine the content of a scroll view.
  func namesContent(of view: Int) -> Bool {
    constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { $0?.view == view && $0?.guide?.scrolls == true }
    }
  }

  /// Returns the weakest preferences, which move an ambiguous position to the bound of an inequality, the first
  /// inequality first. A simplex starts with tight inequalities, and UIKit's engine leaves them so. Lengths are never
  /// negative, and an ambiguous length is as short as possible.
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
