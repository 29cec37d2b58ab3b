internal import Scenes

extension ReviewPlan {
  /// The pattern that chooses one of several scenes with `--filter`: its name where that is enough, else its identifier or
  /// the path of its document.
  ///
  /// - Returns: The pattern, or nil where each of them stands for another of the scenes too.
  package static func filter(for scene: PlannedScene, among scenes: [PlannedScene]) -> String? {
    [scene.scene.name, scene.scene.identifier, scene.scene.documentPath].first { pattern in
      // A list of patterns has commas between them.
      !pattern.isEmpty && !pattern.contains(",") && scene.scene.matches(filter: pattern)
        && scenes.count { $0.scene.matches(filter: pattern) } == 1
    }
  }
}

extension Scene {
  /// True where a pattern is that of its name, its identifier or the path of its document.
  func matches(filter: String) -> Bool {
    let pattern = GlobPattern(filter)
    return [name, identifier, documentPath].contains(where: pattern.matches)
  }
}
