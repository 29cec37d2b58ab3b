internal import Scenes

extension ReviewPlan {
  /// Returns the pattern for `--filter` that selects one of several scenes: its name, identifier or document path.
  ///
  /// - Returns: The first pattern that selects only this scene; nil if each of them selects others too.
  package static func filter(for scene: PlannedScene, among scenes: [PlannedScene]) -> String? {
    [scene.scene.name, scene.scene.identifier, scene.scene.documentPath].first { pattern in
      // Commas separate patterns in a list.
      !pattern.isEmpty && !pattern.contains(",") && scene.scene.matches(filter: pattern)
        && scenes.count { $0.scene.matches(filter: pattern) } == 1
    }
  }
}

extension Scene {
  /// Whether a pattern matches its name, its identifier or the path of its document.
  func matches(filter: String) -> Bool {
    let pattern = GlobPattern(filter)
    return [name, identifier, documentPath].contains(where: pattern.matches)
  }
}
