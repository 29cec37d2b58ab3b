internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for cells whose constraints hold at their designed size, but not at another size that the system gives
/// them.
enum CellSizeRule: LayoutRule {
  static let code = FindingCode(
    "cell-size", .note,
    "Constraints of a cell conflict at a size that the cell has temporarily, or on another screen.",
    why: """
      A collection that asks its cells for their size first lays them out at 50 × 50 points, and UIKit logs each constraint
      that breaks there. A row of a table is 320 points wide on a phone with a zoomed display, 430 on large phones, and
      744 on the smallest tablet. The design shows none of these sizes. For a cell in its own document it is unknown
      whether its collection asks it for a size, so 50 × 50 points are checked only with `--lint`. A cell with another
      conflict is not checked.
      """,
    mend: """
      Lower one of the constraints to 999, which changes nothing at other sizes, or make a fixed length an inequality.
      """)

  /// The size at which a collection lays out a cell before it asks for the cell's size, in points.
  private static let firstSize = Size(width: 50, height: 50)
  /// The width of the narrowest screen, in points.
  private static let narrowestWidth = 320.0
  /// The widths of the largest phones, and of the largest ones before them, in points. On smaller phones, a row that is
  /// too narrow for both is already a conflict on a phone of the default selection.
  private static let widestPhones = (before: 400.0, largest: 430.0)
  /// The width of the smallest tablet, in points.
  private static let narrowestTablet = 744.0

  /// A size to try, and the cells to report.
  private struct Trial {
    var scene: ResolvedScene
    var cells: [Int]
    var reason: Finding.Message
  }

  /// Returns no findings: without a measurer no other size can be laid out.
  static func findings(in layout: Layout) -> [Finding] { [] }

  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    let variant = layout.resolved.variant
    // These sizes are the same on all devices of a kind, so one layout of each kind is enough.
    guard [.phone, .pad].contains(variant.device.idiom), variant.orientation == .portrait, !layout.resolved.isAsSaved,
      layout.solution.conflicts.isEmpty
    else { return [] }
    return trials(of: layout.resolved).flatMap { trial in
      var solver = LayoutSolver()
      let tried = trial.scene.uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver)
      let found = ConflictRule.findings(in: tried).filter { $0.severity == .error }
      return trial.cells.compactMap { cell in
        found.first { $0.views.contains { $0 == cell || tried.isInside($0, cell) } }
          .map { finding(about: cell, $0, trial.reason, in: layout) }
      }
    }
  }

  private static func trials(of resolved: ResolvedScene) -> [Trial] {
    var trials = rows(of: resolved)
    guard resolved.variant.device.idiom == .phone else { return trials }
    if let (scene, cells) = resolved.selfSizingCells(ofSize: firstSize) {
      trials.append(Trial(scene: scene, cells: cells, reason: firstPass))
    }
    if resolved.extent.kind == .collectionCell, resolved.asks(for: code) {
      trials.append(Trial(scene: resolved.root(ofSize: firstSize), cells: [0], reason: firstPass))
    }
    return trials
  }

  /// Returns the widths to try for a row in its own document.
  private static func rows(of resolved: ResolvedScene) -> [Trial] {
    guard resolved.extent.kind == .cell || resolved.extent.kind == .header else { return [] }
    let width = resolved.rootSize.width
    var widths: [(Double, Finding.Message)] = []
    if resolved.variant.device.idiom == .phone {
      if width > narrowestWidth { widths.append((narrowestWidth, narrowScreen)) }
      if (widestPhones.before..<widestPhones.largest).contains(width) {
        widths.append((widestPhones.largest, largePhone))
      }
    } else if width > narrowestTablet {
      widths.append((narrowestTablet, smallTablet))
    }
    return widths.map { Trial(scene: resolved.root(ofWidth: $0), cells: [0], reason: $1) }
  }

  private static let firstPass = Finding.Message(
    kind: "first-pass", "at 50 × 50 points, the size at which a collection view first measures cells")
  private static let narrowScreen = Finding.Message(
    kind: "narrow-screen", "at 320 points, the width of a phone with a zoomed display")
  private static let largePhone = Finding.Message(kind: "large-phone", "at 430 points, the width of large phones")
  private static let smallTablet = Finding.Message(
    kind: "small-tablet", "at 744 points, the width of the smallest tablet")

  private static func finding(
    about cell: Int, _ conflict: Finding, _ reason: Finding.Message, in layout: Layout
  ) -> Finding {
    var finding = finding(
      about: cell, in: layout,
      Finding.Message(
        kind: reason.kind, "constraints of \(layout.resolved.views[cell].nameInFindings) cannot all hold \(reason)"
      ),
      hint: "lower one of these constraints to 999, which changes nothing at other sizes", notes: conflict.notes)
    finding.constraints = conflict.constraints
    return finding
  }
}
