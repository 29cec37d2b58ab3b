internal import Geometry

/// How the cells of the index sheet are shared out to lines and pages: those with errors first, then those with
/// warnings, then those that are fine; in each part in the order of the review.
struct IndexPlan {
  /// Cells beside each other.
  struct Line {
    /// The heading above, where a part begins.
    var heading: String?
    /// The cells.
    var cells: [IndexCell]
    /// How they fare, in the order of the cells.
    var statuses: [CellStatus]

    /// How high the line is with the names above and the words below its pictures.
    var height: Double {
      let pictures = cells.map(\.size.height).max() ?? 0
      let words = Double(statuses.map(\.lines.count).max() ?? 0) * SheetMetrics.lineHeight
      return (heading == nil ? 0 : headingHeight) + namesHeight + pictures + SheetMetrics.statusGap + words
    }

    /// The heading of a part with the space below it.
    let headingHeight = 40.0
    /// The names above a picture with the space below them.
    let namesHeight = 46.0
  }

  /// The lines of each page.
  let pages: [[Line]]

  /// The widest that lines may be.
  private static let lineWidth = SheetMetrics.preferredWidth - 2 * SheetMetrics.margin
  /// The least width of a cell, in which names of scenes fit.
  private static let leastCellWidth = 190.0

  init(_ cells: [IndexCell], _ pen: SheetPen) {
    let lines = ReviewStatus.allCases.reversed().flatMap { status in
      Self.lines(of: cells.filter { $0.status == status }, status, pen)
    }
    pages = Self.pages(of: lines)
  }

  /// The width of a cell.
  static func width(of cell: IndexCell) -> Double { max(leastCellWidth, cell.size.width.rounded(.up)) }

  /// The width of the widest line.
  var width: Double {
    pages.joined().map { line in
      line.cells.map(Self.width).reduce(0, +) + SheetMetrics.columnGap * Double(line.cells.count - 1)
    }.max() ?? 0
  }

  /// The lines of a part, as few as the width allows.
  private static func lines(of cells: [IndexCell], _ status: ReviewStatus, _ pen: SheetPen) -> [Line] {
    var lines: [[IndexCell]] = []
    var used = 0.0
    for cell in cells {
      let width = width(of: cell)
      if let last = lines.indices.last, used + SheetMetrics.columnGap + width <= lineWidth,
        lines[last].count < SheetMetrics.columnLimit
      {
        lines[last].append(cell)
        used += SheetMetrics.columnGap + width
      } else {
        lines.append([cell])
        used = width
      }
    }
    return lines.enumerated().map { number, line in
      Line(
        heading: number == 0 ? heading(cells.count, status) : nil, cells: line,
        statuses: line.map { $0.status(width: width(of: $0), pen) })
    }
  }

  private static func heading(_ count: Int, _ status: ReviewStatus) -> String {
    let scenes = "\(count) \(count == 1 ? "scene" : "scenes")"
    return switch status {
    case .error: "\(scenes) with errors"
    case .warning: "\(scenes) with warnings"
    case .ok: "\(scenes) without findings"
    }
  }

  /// As many lines to a page as fit.
  private static func pages(of lines: [Line]) -> [[Line]] {
    // The legend is below the last line; it may make that page a little longer.
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
