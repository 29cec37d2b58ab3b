/// Rows of columns as text, with a line break after each.
enum Table {
  /// Columns one below the other, two spaces between them.
  static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        column == row.count - 1 ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }
    .joined()
  }

  /// Columns for other programs.
  static func separatedByTabs(_ rows: [[String]]) -> String {
    rows.map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}
