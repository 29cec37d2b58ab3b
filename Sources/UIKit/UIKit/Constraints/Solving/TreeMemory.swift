internal import AutoLayout
internal import Foundation
internal import Geometry

/// The systems in the passes of a tree's last layout. As long as only constants change, the systems of the next layout
/// are derived from them, and most items are reused.
///
/// It belongs to the root of the tree, so it has no reference to that view.
@MainActor
final class TreeMemory {
  /// A pass: its initial metrics, and the items made with them.
  private struct Pass {
    let metrics: ViewMetrics
    var items: [LayoutItem]
  }

  private var passes: [Pass] = []
  /// The constraints of the tree; nil until it was solved.
  private var constraints: [LayoutConstraint]?
  /// The constants that have changed since ``constraints`` were stored, by the order of their constraints.
  private var changes: [Int: Double] = [:]
  /// The orders of the constraints that have changed since the last layout.
  private var changedOrders: Set<Int> = []
  /// The tree without its root; nil until it was solved.
  private var tree: ViewTree?
  /// The solution of the last layout, if its system determines all views and nothing conflicts.
  private var solution: LayoutSolution?

  /// The final metrics of the last layout; nil before the first. Most edits do not change them, and a layout that
  /// starts with them needs no second pass.
  var settledMetrics: ViewMetrics?
  /// Whether the last layout ended with a system that its own solution leads to again.
  var isSettled = false

  /// Notes the new constant of a constraint, in points.
  func note(_ constant: Double, order: Int) {
    changes[order] = constant
    changedOrders.insert(order)
  }

  // MARK: - The last layout

  /// Returns the tree of the last layout with its root; nil before the first layout.
  func knownTree(of root: UIView) -> ViewTree? {
    guard var known = tree else { return nil }
    // The list of elements is changed in place, as nothing else refers to it.
    tree = nil
    known.setRoot(root)
    return known
  }

  /// Keeps the tree and the solution of a layout for the next one.
  func keep(_ settled: SettledTree) {
    var tree = settled.tree
    // A stage would keep the root, which is below it.
    guard !tree.hasStage else { return }
    tree.setRoot(nil)
    self.tree = tree
    solution = isSettled && settled.isDetermined ? settled.solution : nil
  }

  /// Solves the last layout again with the changed constants. Nil if anything else changes with them: insets, sizes of
  /// text, frames that code has set, or what is ambiguous or in conflict.
  ///
  /// - Parameters:
  ///   - tree: The tree of the last layout.
  ///   - rootSize: The size of the root, in points.
  ///   - solver: The solver of the last layout.
  func settledAgain(_ tree: ViewTree, rootSize: Size, solvingWith solver: inout LayoutSolver) -> SettledTree? {
    guard let former = solution, let metrics = settledMetrics, let constraints else { return nil }
    var constants: [Int: Double] = [:]
    for order in changedOrders {
      guard let position = constraints.position(ofOrder: order) else { continue }
      constants[position] = changes[order]
    }
    changedOrders = []
    guard let solution = solver.solution(changing: constants), let system = solver.lastSystem,
      system.rootSize == rootSize, metrics.followAgain(from: solution, as: former, system.items, tree),
      areMasksKnown(system.items, tree)
    else { return nil }
    let settled = SettledSystem(metrics: metrics, system: system, solution: solution)
    let again = SettledTree(tree: tree, settled: settled, solution: solution)
    return again.isDetermined ? again : nil
  }

  /// Whether the views that their masks place are where they were when the items were made.
  private func areMasksKnown(_ items: [LayoutItem], _ tree: ViewTree) -> Bool {
    items.indices.allSatisfy { items[$0].autoresizing == nil || items[$0].autoresizing == tree.autoresizing(at: $0) }
  }

  // MARK: - Systems

  /// Returns the system of a pass.
  ///
  /// - Parameters:
  ///   - number: The number of the pass in its layout, counted from 0.
  ///   - tree: The tree, unchanged since the last layout.
  ///   - rootSize: The size of the root, in points.
  ///   - metrics: The values from the previous pass.
  func system(of number: Int, _ tree: ViewTree, rootSize: Size, _ metrics: ViewMetrics) -> ConstraintSystem {
    let items = items(of: number, tree, metrics)
    let pass = Pass(metrics: metrics, items: items)
    if passes.indices.contains(number) { passes[number] = pass } else { passes.append(pass) }
    return ConstraintSystem(rootSize: rootSize, items: items, constraints: constraints(of: tree))
  }

  private func constraints(of tree: ViewTree) -> [LayoutConstraint] {
    var made = constraints ?? tree.loweredConstraints
    constraints = nil
    for (order, constant) in changes {
      guard let position = made.position(ofOrder: order) else { continue }
      made[position].constant = constant
      made[position].usesStandardSpacing = false
    }
    changes = [:]
    changedOrders = []
    constraints = made
    return made
  }

  /// Returns the items of a pass. They are reused from the same pass of the last layout, or else from the pass before,
  /// unless other metrics change them.
  private func items(of number: Int, _ tree: ViewTree, _ metrics: ViewMetrics) -> [LayoutItem] {
    guard let known = passes.indices.contains(number) ? passes[number] : passes.last,
      known.items.count == tree.elements.count
    else { return tree.elements.indices.map { tree.item(at: $0, metrics) } }
    var items = known.items
    for position in items.indices {
      if items[position].guideInsets != metrics.guideInsets[position] {
        guard items[position].stack == nil else {
          // The margins of a stack are part of its arrangement.
          items[position] = tree.item(at: position, metrics)
          continue
        }
        items[position].guideInsets = metrics.guideInsets[position]
      }
      if known.metrics.widths[position] != metrics.widths[position] {
        let size = tree.contentSize(at: position, metrics)
        if items[position].intrinsicContentSize != size { items[position].intrinsicContentSize = size }
      }
      guard items[position].autoresizing != nil else { continue }
      let place = tree.autoresizing(at: position)
      if items[position].autoresizing != place { items[position].autoresizing = place }
    }
    return items
  }
}

extension [LayoutConstraint] {
  /// Returns the position of a constraint by its order of installation, by which the list is sorted.
  fileprivate func position(ofOrder order: Int) -> Int? {
    var range = indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      let found = self[middle].tag ?? 0
      if found == order { return middle }
      range = found < order ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
