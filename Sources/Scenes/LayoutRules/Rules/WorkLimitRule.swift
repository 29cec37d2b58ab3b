internal import AutoLayout
package import Findings
package import SceneLayouts
package import Scenes
internal import WorkBudgets

/// The rule for layouts that exceed their work limit.
package enum WorkLimitRule: LayoutRule {
  package static let code = FindingCode(
    "work-limit", .error, "Solving a layout exceeded the work limit.",
    why:
      "The work is counted in steps of the solver, not timed, so the result is the same on every machine. The "
      + "layout has no "
      + "frames and no other findings; all other layouts and scenes are unaffected.",
    mend:
      "Many constraints that contradict each other, or that all depend on each other, take this long: split "
      + "the scene, or remove the contradictions. The layouts of a scene share the limit, so thousands of a large "
      + "scene may be too many. `--work-limit` raises the limit, in millions of steps.")

  package static func findings(in layout: Layout) -> [Finding] {
    guard layout.isGivenUp else { return [] }
    return [
      Finding(
        code: code, message: "solving the layout exceeded the work limit",
        hint: hint, source: layout.resolved.source)
    ]
  }

  private static let hint: Finding.Message = "split the scene, or raise the limit with '--work-limit'"

  /// Returns the finding about a solved layout for which the explanation of its views exceeded the work limit.
  package static func findingOfUnexplained(_ layout: Layout) -> Finding? {
    guard WorkBudget.current?.isSpent ?? false else { return nil }
    return Finding(
      code: code, severity: .warning,
      message: Finding.Message(
        kind: "explanation",
        "explaining the layout exceeded the work limit"), hint: hint,
      source: layout.resolved.source)
  }

  /// Returns the finding about a scene whose trials, such as rotating the device and back, exceeded the work limit.
  package static func findingOfTrials(_ scene: Scene) -> Finding {
    Finding(
      code: code, severity: .warning,
      message: Finding.Message(kind: "trials", "rotating the device and showing the keyboard exceeded the work limit"),
      hint: hint, source: scene.source)
  }

  /// Returns the finding about a sweep that exceeded the work limit.
  static func findingOfSweep(_ scene: Scene) -> Finding {
    Finding(
      code: code,
      message: Finding.Message(
        kind: "sweep", "following the scene through all sizes exceeded the work limit"),
      hint: hint, source: scene.source)
  }
}
