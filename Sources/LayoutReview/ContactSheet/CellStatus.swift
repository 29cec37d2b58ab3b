internal import Drawing
internal import SceneDrawing
internal import Scenes

/// What stands below a cell: a sign and words that say how its layout fares.
struct CellStatus: Hashable {
  /// The room that the sign takes before the words.
  static let signWidth = 22.0

  /// The worst kind of the layout's findings, nil where it is fine.
  let kind: FindingKind?
  /// The words, wrapped to the column.
  let lines: [String]

  /// The status of a layout in a column of a width.
  init(_ layout: Layout, width: Double, _ pen: SheetPen) {
    let counts = layout.findingCounts.filter { $0.kind != .note }
    let words = counts.isEmpty ? "ok" : counts.map { $0.kind.words($0.count) }.joined(separator: ", ")
    kind = counts.first?.kind
    lines = pen.wrapped(
      words, .small, width: max(width, SheetMetrics.leastColumnWidth) - Self.signWidth)
  }

  /// The sign before the words.
  var sign: Sign {
    switch kind {
    case nil: .check
    case .conflict, .error: .cross
    case .ambiguous: .question
    case .truncated, .warning, .note: .exclamation
    }
  }

  /// The colour of the sign on the ground of a sheet.
  var color: Color { kind?.color ?? SheetPen.calm }
}

extension FindingKind {
  /// The colour of the kind on the ground of a sheet.
  var color: Color {
    let palette = OverlayPalette(.standard, appearance: .light)
    return switch self {
    case .conflict, .error: palette.conflict
    case .ambiguous, .truncated, .warning, .note: palette.ambiguous
    }
  }
}

extension Layout {
  /// Whether anything of the layout wants attention.
  var hasFindings: Bool { findings.contains { $0.severity > .note } }
}
