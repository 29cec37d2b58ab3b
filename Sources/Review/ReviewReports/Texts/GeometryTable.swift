internal import AutoLayout
internal import Geometry
package import SceneLayouts

/// The frames of a layout as a table: `solve --format text`.
package enum GeometryTable {
  /// The largest width for names with their indentation, in characters. Longer names shift only their own row.
  private static let widestName = 40

  /// Returns a heading and one row for each view, indented by its depth, with a line break at the end.
  ///
  /// Frames are in the superview's coordinates, in points. Remarks follow at the end of a row.
  package static func text(of layout: Layout) -> String { "\(LayoutHeading.text(of: layout))\n\(rows(of: layout))" }

  /// Returns the table without the heading, with a line break at the end.
  package static func rows(of layout: Layout) -> String {
    let rows = rows(of: ViewReport.views(of: layout), places: layout.resolved.rounding == .pixel ? 2 : 4)
    let widths = (0..<6).map { column in
      rows.map { $0.cells[column].count }.filter { column > 0 || $0 <= widestName }.max() ?? 0
    }
    let lines = rows.map { row in
      let cells = zip(row.cells, widths).enumerated().map { column, cell in
        column < 2 ? cell.0.padded(to: cell.1) : cell.0.padded(leading: cell.1)
      }
      return trimmed("  " + (cells + [row.remarks]).joined(separator: "  "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line of the table.
  private struct Row {
    var cells: [String]
    var remarks: String
  }

  /// Returns the rows, with lengths to at most some decimals: two on the pixel grid, as in Xcode's size inspector.
  private static func rows(of views: [ViewReport], places: Int) -> [Row] {
    var depths: [Int] = []
    var rows = [Row(cells: ["view", "class", "x", "y", "width", "height"], remarks: "")]
    for view in views {
      let depth = view.superview.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      // More indentation would leave no room for names.
      let indentation = String(repeating: "  ", count: min(depth, 12))
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
        $0.decimalText(places: places)
      }
      rows.append(
        Row(
          cells: [indentation + (view.label ?? view.name).oneLine, view.className] + numbers,
          remarks: remarks(on: view, places: places)
        )
      )
    }
    return rows
  }

  /// Returns remarks about hidden views, ambiguous attributes and alignment rectangles.
  private static func remarks(on view: ViewReport, places: Int) -> String {
    var remarks: [String] = []
    if view.isHidden { remarks.append("hidden") }
    if !view.ambiguousAttributes.isEmpty {
      remarks.append("ambiguous: " + view.ambiguousAttributes.map(\.name).joined(separator: ", "))
    }
    if let rect = view.alignmentRect {
      remarks.append(
        "alignment: "
          + [rect.minX, rect.minY, rect.width, rect.height].map { $0.decimalText(places: places) }
          .joined(separator: " "))
    }
    return remarks.joined(separator: "; ")
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
