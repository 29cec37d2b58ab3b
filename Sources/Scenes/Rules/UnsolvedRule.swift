internal import AutoLayout

/// Scenes whose constraints depend on each other so closely that the engine gave up on some.
enum UnsolvedRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    guard !layout.solution.isComplete else { return [] }
    return [
      Finding(
        code: "unsolved", severity: .error,
        message: "not every frame is solved: too many sizes and positions depend on each other at once",
        hint: "split the scene, or give some views a required size", source: layout.resolved.scene.source)
    ]
  }
}
