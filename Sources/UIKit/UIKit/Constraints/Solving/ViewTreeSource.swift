internal import AutoLayout
internal import Foundation
internal import Geometry

/// A tree with the size of its root, during one layout.
@MainActor
final class ViewTreeSource {
  let tree: ViewTree
  private let rootSize: Size
  private let constraints: [LayoutConstraint]
  private let memory: TreeMemory
  /// The number of systems made so far.
  private(set) var count = 0

  /// Creates a tree with additional constraints.
  init(tree: ViewTree, rootSize: Size, adding constraints: [LayoutConstraint], _ memory: TreeMemory) {
    (self.tree, self.rootSize, self.constraints, self.memory) = (tree, rootSize, constraints, memory)
  }
}

extension ViewTreeSource: @MainActor SystemSource {
  typealias Failure = Never

  func metrics(after solution: LayoutSolution?) -> ViewMetrics {
    if solution == nil, let known = memory.settledMetrics, known.widths.count == tree.elements.count { return known }
    return ViewMetrics(of: tree, after: solution)
  }

  func system(with metrics: ViewMetrics) -> ConstraintSystem {
    var system = memory.system(of: count, tree, rootSize: rootSize, metrics)
    count += 1
    // Appending an empty list would copy the array.
    if !constraints.isEmpty { system.constraints += constraints }
    return system
  }
}
