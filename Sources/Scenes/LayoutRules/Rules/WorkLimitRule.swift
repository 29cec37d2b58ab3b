internal import AutoLayout
package import Findings
package import SceneLayouts
internal import Scenes
internal import WorkBudgets

/// Layouts that exceed their work limit.
package enum WorkLimitRule: LayoutRule {
  package static let code = FindingCode(
    "work-limit", .error, "Solving a layout takes more work than a layout may take, and was given up.",
    why:
      "The work is counted in steps of the solver, not timed, so the layout is given up on every machine. It has no "
      + "frames, and nothing else is said of it; all other layouts and scenes are as they are.",
    mend:
      "Very many constraints that contradict each other, or that depend on each other all at once, take so long: split "
      + "the scene, or take out what contradicts. `--work-limit` allows more, in millions of steps.")

  package static func findings(in layout: Layout) -> [Finding] {
    guard layout.isGivenUp else { return [] }
    return [
      Finding(
        code: code, message: "the layout takes more work to solve than it may, and was given up",
        hint: hint, source: layout.resolved.source)
    ]
  }

  private static let hint: Finding.Message = "split the scene, or allow more with '--work-limit'"

  /// Returns the finding about a solved layout for which explaining what holds its views exceeded the work limit.
  package static func findingOfUnexplained(_ layout: Layout) -> Finding? {
    guard WorkBudget.current?.isSpent ?? false else { return nil }
    return Finding(
      code: code, severity: .warning,
      message: Finding.Message(
        kind: "explanation",
        "to tell what holds the views of the layout takes more work than it may, and was given up"), hint: hint,
      source: layout.resolved.source)
  }

  /// Returns the finding about a sweep that exceeded the work limit.
  static func findingOfSweep(_ scene: Scene) -> Finding {
    Finding(
      code: code,
      message: Finding.Message(
        kind: "sweep", "the scene takes more work to follow through all sizes than it may, and was given up"),
      hint: hint, source: scene.source)
  }
}
