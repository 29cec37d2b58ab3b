internal import AutoLayout
internal import Findings
internal import SceneLayouts

/// Scenes whose constraints depend on each other so closely that the solver gave up on some.
enum UnsolvedRule: LayoutRule {
  static let code = FindingCode(
    "unsolved", .error, "Too many positions and sizes depend on each other at once, and the engine gave up on some.",
    why:
      "The frames of the views that are left out are not those of Auto Layout; nothing that is said of them counts.",
    mend: "Split the scene into parts, or give some views a required size, so that less depends on everything else.")

  static func findings(in layout: Layout) -> [Finding] {
    guard !layout.solution.isComplete else { return [] }
    return [
      Finding(
        code: code,
        message: "not every frame is solved: too many sizes and positions depend on each other at once",
        hint: "split the scene, or give some views a required size", source: layout.resolved.source)
    ]
  }
}
