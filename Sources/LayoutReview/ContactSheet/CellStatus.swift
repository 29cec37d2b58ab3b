internal import Drawing
internal import SceneDrawing
internal import Scenes

/// What stands below a cell: a sign and words that say how its layout fares.
struct CellStatus: Hashable {
  /// How much a layout needs attention.
  enum Level: Int, Hashable, Comparable {
    case ok
    case warning
    case error

    static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }

    /// The level of a layout by its worst finding.
    init(_ layout: Layout) {
      switch layout.worstSeverity {
      case .error: self = .error
      case .warning: self = .warning
      case .note, nil: self = .ok
      }
    }

    /// The sign of the level.
    var sign: Sign {
      switch self {
      case .ok: .check
      case .warning: .exclamation
      case .error: .cross
      }
    }

    /// The colour of the level on the ground of a sheet.
    var color: Color {
      let palette = OverlayPalette(.standard, appearance: .light)
      return switch self {
      case .ok: Color(0x6E6E76)
      case .warning: palette.ambiguous
      case .error: palette.conflict
      }
    }
  }

  /// The room that the sign takes before the words.
  static let signWidth = 22.0

  /// How much attention the layout needs.
  let level: Level
  /// The words, wrapped to the column.
  let lines: [String]

  /// The status of a layout in a column of a width.
  init(_ layout: Layout, width: Double, _ pen: SheetPen) {
    level = Level(layout)
    let counts = layout.findingCounts.filter { $0.kind != .note }.map { $0.kind.words($0.count) }
    let words = counts.isEmpty ? "ok" : counts.joined(separator: ", ")
    lines = pen.wrapped(
      words, .small, width: max(width - Self.signWidth, SheetMetrics.leastColumnWidth - Self.signWidth))
  }
}
