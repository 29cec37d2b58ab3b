internal import Geometry
internal import ReviewReports
internal import VisibleText

/// The division of the index sheet's cells into lines and pages: scenes with errors first, then those with warnings,
/// then those without either. Within each part, they are in the order of the review.
package struct IndexPlan {
  /// Cells in a row.
  package struct Line {
    /// The heading above, if a part begins here.
    package var heading: String?
    package var cells: [IndexCell]
    /// The width of each cell's column.
    package var widths: [Double]
    /// The signs and words below the pictures, in the order of the cells.
    package var statuses: [CellStatus]

    /// The height of the line, including the names above and the captions below its pictures, in points of the sheet.
    package var height: Double {
      let pictures = cells.map(\.size.height).max() ?? 0
      let words = Double(statuses.map(\.lines.count).max() ?? 0) * SheetMetrics.lineHeight
      return (heading == nil ? 0 : headingHeight) + namesHeight + pictures + SheetMetrics.statusGap + words
    }

    /// The height of a part's heading with the space below it.
    let headingHeight = 40.0
    /// The height of the names above a picture with the space below them.
    let namesHeight = 46.0
  }

  package let pages: [[Line]]

  /// The largest width of a line.
  private static let lineWidth = SheetMetrics.preferredWidth - 2 * SheetMetrics.margin
  /// The bounds of the smallest cell width, which is the width of the widest name. One width for all aligns the cells
  /// in columns. Most names fit within these bounds, and one long name does not widen every cell.
  private static let leastCellWidths = 190.0...260

  package init(_ cells: [IndexCell], _ pen: SheetPen) {
    let names = cells.map { max(pen.width(of: $0.sceneName, .columnTitle), pen.width(of: $0.variantTitle, .small)) }
    let widest = (names.max() ?? 0).rounded(.up)
    let least = max(Self.leastCellWidths.lowerBound, min(widest, Self.leastCellWidths.upperBound))
    let lines = ReviewStatus.allCases.reversed().flatMap { status in
      Self.lines(of: cells.filter { $0.status == status }, status, least, pen)
    }
    pages = Self.pages(of: lines)
  }

  /// The width of the widest line.
  package var width: Double {
    pages.joined().map { $0.widths.reduce(0, +) + SheetMetrics.columnGap * Double($0.cells.count - 1) }.max() ?? 0
  }

  /// Returns the lines of a part, as few as the width allows.
  private static func lines(of cells: [IndexCell], _ status: ReviewStatus, _ least: Double, _ pen: SheetPen) -> [Line] {
    var lines: [Line] = []
    var used = 0.0
    for cell in cells {
      let width = max(least, cell.size.width.rounded(.up))
      if lines.isEmpty || used + SheetMetrics.columnGap + width > lineWidth
        || lines[lines.count - 1].cells.count == SheetMetrics.columnLimit
      {
        let heading = lines.isEmpty ? heading(cells.count, status) : nil
        lines.append(Line(heading: heading, cells: [], widths: [], statuses: []))
        used = -SheetMetrics.columnGap
      }
      lines[lines.count - 1].cells.append(cell)
      lines[lines.count - 1].widths.append(width)
      lines[lines.count - 1].statuses.append(cell.status(width: width, pen))
      used += SheetMetrics.columnGap + width
    }
    return lines
  }

  private static func heading(_ count: Int, _ status: ReviewStatus) -> String {
    let scenes = count.counted("scene")
    return switch status {
    case .error: "\(scenes) with errors"
    case .warning: "\(scenes) with warnings"
    case .expected: "\(scenes) with expected findings"
    case .ok: "\(scenes) without findings"
    }
  }

  /// Returns the lines of each page, as many as fit.
  private static func pages(of lines: [Line]) -> [[Line]] {
    // The legend follows the last line and may make that page slightly taller.
    let available = SheetMetrics.limit - 2 * SheetMetrics.margin - SheetMetrics.headerHeight - 160
    var pages: [[Line]] = []
    var used = 0.0
    for line in lines {
      let height = line.height + SheetMetrics.rowGap
      if let last = pages.indices.last, used + height <= available {
        pages[last].append(line)
        used += height
      } else {
        pages.append([line])
        used = height
      }
    }
    return pages
  }
}
