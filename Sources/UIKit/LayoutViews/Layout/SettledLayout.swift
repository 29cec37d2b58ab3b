internal import AutoLayout
internal import Geometry

/// A tree that was solved until margins and wrapped texts stayed the same.
struct SettledLayout {
  let tree: LayoutTree
  private let settled: SettledSystem<TreeMetrics>

  /// The system that was solved last.
  var system: ConstraintSystem { settled.system }
  /// Its solution.
  var solution: LayoutSolution { settled.solution }

  /// Solves the tree of a root, which lies at the origin and has its own size.
  ///
  /// - Throws: ``ConstraintError`` for a constraint that became illegal and for numbers that are not finite.
  init(of root: LayoutView) throws(ConstraintError) {
    // Views may be asked for sizes meanwhile, and must find the root accessible.
    var solver = root.installation.solver
    root.installation.solver = LayoutSolver()
    try self.init(LayoutTree(root: root), rootSize: root.frame.size, solvingWith: &solver)
    root.installation.solver = solver
  }

  /// Solves a tree whose root has a size in points, with constraints beside those that are installed.
  init(
    _ tree: LayoutTree, rootSize: Size, adding constraints: [LayoutConstraint] = [],
    solvingWith solver: inout LayoutSolver
  ) throws(ConstraintError) {
    for constraint in tree.installedConstraints { try constraint.checkLegality() }
    self.tree = tree
    settled = try SettledSystem(
      of: TreeSource(tree: tree, rootSize: rootSize, constraints: constraints), solvingWith: &solver)
  }

  /// Marks the constraints that had to be broken, so that they stay broken (specification CNF-03).
  func breakConstraints() {
    guard let root = tree.views.first else { return }
    let broken = Set(solution.conflicts.compactMap(\.broken.tag))
    for constraint in tree.installedConstraints where broken.contains(constraint.order) { constraint.isBroken = true }
    root.installation.conflicts += solution.conflicts.map { ViewConflict(system: system, constraints: $0) }
    root.installation.hasPendingConstraints = false
  }

  /// Sets the frames of all views and guides, in their superviews' coordinates, on a grid of pixels where there is one.
  func place(on grid: PixelGrid?) {
    let frames = solution.absoluteFrames.map { frame in grid.map { $0.rounded(frame) } ?? frame }
    let ambiguous = Set(solution.ambiguities.map(\.view))
    for (position, element) in tree.elements.enumerated() {
      guard let superview = element.superview else { continue }
      let origin = frames[superview].origin
      let frame = frames[position].moved(byX: -origin.x, y: -origin.y)
      element.view?.placement.frame = frame
      (element.item as? ViewLayoutGuide)?.solvedFrame = frame
    }
    for (position, element) in tree.elements.enumerated() {
      element.view?.guideInsets = settled.metrics.guideInsets[position]
      element.view?.hasAmbiguousLayout = ambiguous.contains(position)
    }
    let openContents = Set(solution.ambiguousContentSizes.map(\.view))
    for content in solution.contentSizes {
      guard let scrollView = tree.elements[content.view].item as? LayoutScrollView else { continue }
      scrollView.contentSize = content.size
      scrollView.hasAmbiguousContentSize = openContents.contains(content.view)
    }
  }
}

/// A tree at a size of its root.
private struct TreeSource: SystemSource {
  let tree: LayoutTree
  let rootSize: Size
  let constraints: [LayoutConstraint]

  func metrics(after solution: LayoutSolution?) -> TreeMetrics { TreeMetrics(of: tree, after: solution) }

  func system(with metrics: TreeMetrics) throws(ConstraintError) -> ConstraintSystem {
    var system = tree.constraintSystem(rootSize: rootSize, metrics)
    system.constraints += constraints
    try system.checkNumbers()
    return system
  }
}
