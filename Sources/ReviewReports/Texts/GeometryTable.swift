internal import AutoLayout
internal import Geometry
internal import JSON
package import SceneLayouts

/// The frames of a layout as a table for people: `solve --format text`.
package enum GeometryTable {
  /// The most columns that a name with its indentation takes; longer ones push their own row only.
  private static let widestName = 40

  /// A heading and one row for each view, indented by its depth, with a line break at the end.
  ///
  /// Frames are in the superview's coordinates, in points. What is unusual about a view stands in words at the end of
  /// its row.
  package static func text(of layout: Layout) -> String {
    let heading = LayoutHeading.text(of: layout)
    let rows = rows(of: ViewReport.views(of: layout))
    let widths = (0..<6).map { column in
      rows.map { $0.cells[column].count }.filter { column > 0 || $0 <= widestName }.max() ?? 0
    }
    let lines = rows.map { row in
      let cells = zip(row.cells, widths).enumerated().map { column, cell in
        column < 2 ? cell.0.padded(to: cell.1) : cell.0.padded(leading: cell.1)
      }
      return trimmed("  " + (cells + [row.remarks]).joined(separator: "  "))
    }
    return ([heading] + lines).joined(separator: "\n") + "\n"
  }

  /// One line of the table.
  private struct Row {
    var cells: [String]
    var remarks: String
  }

  private static func rows(of views: [ViewReport]) -> [Row] {
    var depths: [Int] = []
    var rows = [Row(cells: ["view", "class", "x", "y", "width", "height"], remarks: "")]
    for view in views {
      let depth = view.superview.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      // Deeper levels would leave no room for names.
      let indentation = String(repeating: "  ", count: min(depth, 12))
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(decimal)
      rows.append(
        Row(
          cells: [indentation + (view.label ?? view.name).oneLine, view.className] + numbers, remarks: remarks(on: view)
        )
      )
    }
    return rows
  }

  /// A length with at most two decimals, as Xcode's size inspector shows it.
  private static func decimal(_ value: Double) -> String { JSONValue.number((value * 100).rounded() / 100).line }

  /// Hidden, open attributes and the alignment rectangle, in words.
  private static func remarks(on view: ViewReport) -> String {
    var remarks: [String] = []
    if view.isHidden { remarks.append("hidden") }
    if !view.ambiguousAttributes.isEmpty {
      remarks.append("ambiguous: " + view.ambiguousAttributes.map(\.name).joined(separator: ", "))
    }
    if let rect = view.alignmentRect {
      remarks.append(
        "alignment: " + [rect.minX, rect.minY, rect.width, rect.height].map(decimal).joined(separator: " "))
    }
    return remarks.joined(separator: "; ")
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
