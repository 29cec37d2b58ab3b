internal import Scenes

/// The rows above each row of the tables of a scene, which decide at which distance from the top of its table it is.
struct RowsAbove: Sendable {
  /// The object ids of the rows, by that of the row below.
  private var above: [String: String] = [:]
  private var rows: Set<String> = []

  init(in scene: Scene) {
    for view in scene.views {
      guard case .row(let row) = view.list.placement else { continue }
      rows.insert(view.name)
      if let position = row.above, scene.views.indices.contains(position) {
        above[view.name] = scene.views[position].name
      }
    }
  }

  /// Whether a view is a row.
  func isRow(_ view: String) -> Bool { rows.contains(view) }

  /// Returns the rows above a row, the nearest first.
  func rows(above row: String) -> [String] {
    var found: [String] = []
    var next = above[row]
    while let view = next, found.count < rows.count {
      found.append(view)
      next = above[view]
    }
    return found
  }
}
