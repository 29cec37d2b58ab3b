internal import AutoLayout
internal import Foundation
internal import Geometry

/// The systems of a tree in the passes of its last layout. While nothing but constants of constraints changes, those of the
/// next layout are made from them: most items stay as they are.
///
/// It knows of no view: the tree is walked again, in the same order.
@MainActor
final class TreeMemory {
  /// A pass: the numbers that it began with, and the items that they gave.
  private struct Pass {
    let metrics: ViewMetrics
    var items: [LayoutItem]
  }

  private var passes: [Pass] = []
  /// The constraints of the tree; nil until it was solved.
  private var constraints: [LayoutConstraint]?
  /// The constants that were changed since, by the order of their constraints.
  private var changes: [Int: Double] = [:]

  /// The numbers with which the last layout ended; nil before the first. Most edits leave them as they are, and a layout that
  /// begins with them needs no second pass.
  var settledMetrics: ViewMetrics?

  /// Notes another constant of a constraint, in points.
  func note(_ constant: Double, order: Int) { changes[order] = constant }

  /// The system of a pass.
  ///
  /// - Parameters:
  ///   - number: The number of the pass in its layout, from 0.
  ///   - tree: The tree, as it was at the last layout.
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
    constraints = made
    return made
  }

  /// The items of a pass: those of the same pass of the last layout, or else of the pass before, where other numbers do
  /// not change them.
  private func items(of number: Int, _ tree: ViewTree, _ metrics: ViewMetrics) -> [LayoutItem] {
    guard let known = passes.indices.contains(number) ? passes[number] : passes.last,
      known.items.count == tree.elements.count
    else { return tree.elements.indices.map { tree.item(at: $0, metrics) } }
    var items = known.items
    for position in items.indices {
      if items[position].guideInsets != metrics.guideInsets[position] {
        guard items[position].stack == nil else {
          // The margins of a stack are a part of its arrangement.
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
  /// The position of a constraint by its place in the order of installation, in which the list is.
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
