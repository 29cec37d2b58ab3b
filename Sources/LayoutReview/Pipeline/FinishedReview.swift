/// A review that was made, for the next one of the same documents.
public struct FinishedReview: Sendable, Hashable {
  /// What was planned.
  public var plan: ReviewPlan
  /// What it led to.
  public var result: ReviewResult
  /// The positions of the scenes that were drawn; what was found in the others comes from the review before.
  public var drawnScenes: [Int]

  /// The reports of the scenes that another plan holds unchanged, by their positions in it.
  ///
  /// A scene is unchanged where its document, its layouts and the names of its files are what they were and nothing
  /// failed: files that could not be written are written again.
  func scenesKept(in next: ReviewPlan) -> [Int: SceneReport] {
    guard result.isComplete, result.failures.isEmpty, plan.selection == next.selection else { return [:] }
    let positions = Dictionary(plan.scenes.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
    var kept: [Int: SceneReport] = [:]
    for (position, scene) in next.scenes.enumerated() {
      guard let before = positions[scene.slug], plan.scenes[before].isDrawn(like: scene) else { continue }
      kept[position] = result.report.scenes[before]
    }
    return kept
  }
}

extension ReviewPlan.PlannedScene {
  /// Whether another planned scene leads to the same files, wherever the two stand in their plans.
  fileprivate func isDrawn(like other: ReviewPlan.PlannedScene) -> Bool {
    scene == other.scene && slug == other.slug && layouts.count == other.layouts.count
      && zip(layouts, other.layouts).allSatisfy {
        $0.name == $1.name && $0.variant == $1.variant && $0.isAsSaved == $1.isAsSaved
      }
  }
}
