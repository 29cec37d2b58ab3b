internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// Cells whose constraints hold at their designed size, but not at another size that the system gives them.
enum CellSizeRule: LayoutRule {
  static let code = FindingCode(
    "cell-size", .note,
    "The constraints of a cell cannot all hold at a size that it has temporarily or on a narrow screen.",
    why: """
      A collection view that sizes its cells automatically first lays them out at 50 × 50 points, and UIKit logs every
      constraint that breaks there. A table row is 320 points wide on a phone with Display Zoom. The design shows
      neither size. For a cell in a document of its own, the tool cannot know whether the collection view sizes it
      automatically, so it is tried at 50 × 50 points only with `--lint`. A cell that has another conflict is not tried.
      """,
    mend: """
      Lower one of the constraints to 999, which changes nothing at other sizes, or make a fixed length an inequality.
      """)

  /// The size at which a collection lays out a cell before it asks for the cell's size, in points.
  private static let firstSize = Size(width: 50, height: 50)
  /// The width of the narrowest screen, in points.
  private static let narrowestWidth = 320.0

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
    // These sizes are the same on all devices.
    guard variant.device.idiom == .phone, variant.orientation == .portrait, !layout.resolved.isAsSaved,
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
    var trials: [Trial] = []
    if let (scene, cells) = resolved.selfSizingCells(ofSize: firstSize) {
      trials.append(Trial(scene: scene, cells: cells, reason: firstPass))
    }
    switch resolved.extent.kind {
    case .cell, .header:
      if resolved.rootSize.width > narrowestWidth {
        trials.append(Trial(scene: resolved.root(ofWidth: narrowestWidth), cells: [0], reason: narrowScreen))
      }
    case .collectionCell where resolved.asks(for: code):
      trials.append(Trial(scene: resolved.root(ofSize: firstSize), cells: [0], reason: firstPass))
    case .collectionCell, .part, .screen: break
    }
    return trials
  }

  private static let firstPass = Finding.Message(
    kind: "first-pass", "at 50 × 50 points, the size at which a collection view first measures cells")
  private static let narrowScreen = Finding.Message(
    kind: "narrow-screen", "at 320 points, the width of a phone with Display Zoom")

  private static func finding(
    about cell: Int, _ conflict: Finding, _ reason: Finding.Message, in layout: Layout
  ) -> Finding {
    var finding = finding(
      about: cell, in: layout,
      Finding.Message(
        kind: reason.kind, "constraints of \(layout.resolved.views[cell].nameInFindings) cannot all hold \(reason)"
      ),
      hint: "lower one of them to 999, which changes nothing at other sizes", notes: conflict.notes)
    finding.constraints = conflict.constraints
    return finding
  }
}
