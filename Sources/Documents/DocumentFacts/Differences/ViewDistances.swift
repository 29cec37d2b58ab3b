/// The neighborhood graph of the views in a document. A change of a view first affects the views that constraints
/// connect to it, its superview and its subviews.
package struct ViewDistances {
  private var neighbors: [String: Set<String>] = [:]

  /// Lists whose items follow each other: a change of one moves those after it.
  package static let rows: Set<String> = ["sections", "cells", "prototypes"]

  /// Creates the graph for the views of both states.
  package init(in difference: DocumentDifference) {
    for objects in [difference.old, difference.new] {
      for object in objects.all {
        if object.isConstraint {
          let items = object.constrainedObjects
          guard items.count == 2 else { continue }
          connect(items[0], items[1])
        } else if let parent = object.parent, parent != DocumentObjects.document, !object.isConnection {
          connect(object.identifier, parent)
        }
        let rows = object.children.filter { objects[$0].map { Self.rows.contains($0.role) } ?? false }
        for (row, next) in zip(rows, rows.dropFirst()) { connect(row, next) }
      }
    }
  }

  private mutating func connect(_ first: String, _ second: String) {
    neighbors[first, default: []].insert(second)
    neighbors[second, default: []].insert(first)
  }

  /// Returns the number of steps from some views to all views that they reach.
  package func distances(from subjects: Set<String>) -> [String: Int] {
    var distances = Dictionary(subjects.map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
    var edge = Array(subjects)
    var distance = 0
    while !edge.isEmpty {
      distance += 1
      var next: [String] = []
      for view in edge {
        for neighbor in neighbors[view] ?? [] where distances[neighbor] == nil {
          distances[neighbor] = distance
          next.append(neighbor)
        }
      }
      edge = next
    }
    return distances
  }
}
