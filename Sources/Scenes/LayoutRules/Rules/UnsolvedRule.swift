internal import AutoLayout
internal import Findings
internal import SceneLayouts

/// The rule for scenes whose constraints depend on each other so closely that the solver gave up on some.
enum UnsolvedRule: LayoutRule {
  static let code = FindingCode(
    "unsolved", .error, "Too many positions and sizes depend on each other, so the engine gave up on some of them.",
    why:
      "Auto Layout would give the affected views other frames; ignore other findings about them.",
    mend: "Split the scene, or give some views a required size, so that less depends on everything else.")

  static func findings(in layout: Layout) -> [Finding] {
    guard !layout.solution.isComplete else { return [] }
    return [
      Finding(
        code: code,
        message: "some frames are not solved: too many sizes and positions depend on each other",
        hint: "split the scene, or give some views a required size", source: layout.resolved.source)
    ]
  }
}
