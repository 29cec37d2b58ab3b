internal import Scenes

/// The rows of the tables of a scene from top to bottom. The rows above a row determine its distance from the top of
/// the table.
struct RowsAbove: Sendable {
  /// The object ids of the rows, each after the one above it.
  private(set) var order: [String] = []
  private let now: Rows
  private let then: Rows

  /// The rows of one state of the scene.
  private struct Rows {
    /// The object id of the row above each row, by object id.
    var above: [String: String] = [:]
    /// The object id of the table of each row, by object id.
    var tables: [String: String] = [:]
    /// The titles of sections, which the system creates.
    var titles: Set<String> = []
    /// The content views of cells, which fill their cells.
    var contents: Set<String> = []

    init(in scene: Scene?) {
      guard let views = scene?.views else { return }
      for view in views {
        if case .cellContent = view.list.placement { contents.insert(view.name) }
        guard case .row(let row) = view.list.placement else { continue }
        tables[view.name] = view.superview.flatMap { views.indices.contains($0) ? views[$0].name : nil } ?? ""
        if row.height == .text { titles.insert(view.name) }
        if let position = row.above, views.indices.contains(position) { above[view.name] = views[position].name }
      }
    }

    /// Returns the nearest row above a row that is not a title.
    func cell(above row: String) -> String? {
      var next = above[row]
      // A section has at most two titles, and two sections may be next to each other.
      for _ in 0..<4 {
        guard let title = next, titles.contains(title) else { break }
        next = above[title]
      }
      return next
    }
  }

  /// Creates the rows of a scene. `former` is the scene before the change; nil if it is new.
  init(in scene: Scene, _ former: Scene?) {
    (now, then) = (Rows(in: scene), Rows(in: former))
    var below: [String: [String]] = [:]
    // Sorted, so that rows below the same one come in the same order in every run.
    for (row, other) in now.above.sorted(by: { $0.key < $1.key }) { below[other, default: []].append(row) }
    var rest = now.tables.keys.filter { now.above[$0] == nil }.sorted()
    while let next = rest.popLast() {
      order.append(next)
      rest += below[next] ?? []
    }
  }

  /// Whether a view is the content view of a cell.
  func isContent(_ view: String) -> Bool { now.contents.contains(view) }

  func table(of row: String) -> String? { now.tables[row] }

  func row(above row: String) -> String? { now.above[row] }

  /// The start of the gap above a row.
  enum Start: Hashable {
    case table
    case row(String)
  }

  /// Returns where the gap above a row starts before and after the change: at the row above or, if a title is new or
  /// gone between them, at the cell above it. Nil if other rows are new, gone or in another order there.
  func startOfGap(above row: String) -> Start? {
    guard now.tables[row] != nil, now.tables[row] == then.tables[row] else { return nil }
    for (present, past) in [(now.above[row], then.above[row]), (now.cell(above: row), then.cell(above: row))]
    where present == past {
      return present.map(Start.row) ?? .table
    }
    return nil
  }
}
