package import Drawing
internal import Findings
package import Geometry
internal import ReviewReports
package import SceneDrawing
package import SceneLayouts
internal import Scenes

/// The text at a cell: a sign and words for the status of its layout.
package struct CellStatus: Hashable {
  /// The width of the sign and the gap before the text.
  static let signWidth = 22.0

  /// The worst kind of the findings; nil if there are none.
  package let kind: FindingKind?
  /// The words, wrapped to the column.
  package let lines: [String]

  /// Creates the status of a layout, in a column of the given width.
  package init(_ layout: Layout, width: Double, _ pen: SheetPen) {
    self.init(
      layout.findings.statusCounts, remark: layout.resolved.variant.device.part?.words, width: width, pen)
  }

  /// Creates a status from numbers of findings, for a column.
  ///
  /// - Parameters:
  ///   - counts: The kinds of findings that occur, the worst first, with their numbers.
  ///   - remark: A remark on separate lines below the status, or nil.
  ///   - width: The width of the column, in points.
  ///   - pen: The pen that measures the text.
  package init(
    _ counts: [(kind: FindingKind, count: Int)], remark: String? = nil, width: Double, _ pen: SheetPen
  ) {
    let words = counts.isEmpty ? "ok" : counts.map { $0.kind.words($0.count) }.joined(separator: ", ")
    kind = counts.first?.kind
    lines = [words, remark].compactMap(\.self).flatMap {
      pen.wrapped($0, .small, width: max(width, SheetMetrics.leastColumnWidth) - Self.signWidth)
    }
  }

  /// Returns the width of the sign with the text.
  func width(_ pen: SheetPen) -> Double {
    Self.signWidth + (lines.map { pen.width(of: $0, .small) }.max() ?? 0)
  }

  /// The sign before the text.
  package var sign: Sign { kind?.sign ?? .check }

  /// The color of the sign on the ground of a sheet.
  package var color: Color { kind?.color ?? SheetPen.calm }

  /// Returns the sign and the text, below a height.
  package func commands(x: Double, top: Double, _ pen: SheetPen) -> [DrawingCommand] {
    let disc = pen.disc(sign, color, center: Point(x: x + 8, y: top + 8.5), radius: 6.5)
    let ink = kind == nil ? SheetPen.secondaryInk : SheetPen.ink
    return lines.enumerated().reduce(disc) { commands, line in
      commands
        + pen.line(
          line.element, .small, x: x + Self.signWidth,
          baseline: top + 13 + Double(line.offset) * SheetMetrics.lineHeight, color: ink)
    }
  }
}

extension Sequence<Finding> {
  /// The kinds of findings other than notes, the worst first, each with its number.
  var statusCounts: [(kind: FindingKind, count: Int)] { countsByKind.filter { $0.kind != .note } }
}

extension FindingKind {
  /// The color of the kind on the ground of a sheet.
  package var color: Color {
    let palette = OverlayPalette(.standard, appearance: .light)
    return switch self {
    case .conflict, .error: palette.conflict
    case .ambiguous, .truncated, .warning, .note: palette.ambiguous
    case .expected: palette.satisfied
    }
  }
}

extension Layout {
  /// Whether the layout has findings other than notes.
  var hasFindings: Bool { findings.contains { $0.severity > .note } }

  /// Whether the layout has expected findings, and none that need attention.
  var isAsExpected: Bool { ReviewStatus(findings) == .expected }
}
