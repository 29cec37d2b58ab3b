internal import VisibleText

/// Rows of columns as text.
///
/// Control characters in cells are escaped, so that a cell cannot break its line or column.
package enum TextTable {
  /// Returns aligned columns with two spaces between them, and a line break after each row.
  ///
  /// The last cell of a row is not padded, so that lines have no trailing spaces.
  ///
  /// `indentation` is the beginning of every row.
  package static func aligned(_ rows: [[String]], indentation: String = "") -> String {
    let rows = rows.map { $0.map(VisibleText.line) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        column == row.count - 1 ? cell.0 : cell.0.padded(to: cell.1)
      }
      return indentation + cells.joined(separator: "  ") + "\n"
    }
    .joined()
  }

  /// Returns columns separated by tabs, with a line break after each row.
  package static func separatedByTabs(_ rows: [[String]]) -> String {
    rows.map { $0.map(VisibleText.line).joined(separator: "\t") + "\n" }.joined()
  }

  /// Returns a Markdown table whose first row is the heading, with a line break after each row.
  package static func markdown(_ rows: [[String]]) -> String {
    guard let heading = rows.first else { return "" }
    let rule = heading.map { _ in "---" }
    return ([heading.map(escaped), rule] + rows.dropFirst().map { $0.map(escaped) })
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// Returns a string that cannot end a Markdown cell.
  private static func escaped(_ text: String) -> String { VisibleText.line(text).replacing("|", with: "\\|") }
}

extension String {
  /// Returns the text padded with spaces at its end to a number of characters.
  package func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }

  /// Returns the text padded with spaces at its beginning to a number of characters.
  package func padded(leading length: Int) -> String { String(repeating: " ", count: max(0, length - count)) + self }
}
