internal import AutoLayout
internal import SceneLayouts
internal import Scenes

/// The contents of table cells that require another height than the one their row states.
///
/// The stated height holds on Xcode's canvas, which marks the content view as ambiguous (specification AMB-11).
enum MisfitRows {
  /// The smallest difference that counts, in points. Separators and rounding change rows by half a point: Xcode marked 2
  /// of 25 such rows.
  private static let leastDifference = 0.6

  /// Returns the content views of a scene that is solved as saved, in the order of the scene. Other layouts have none.
  static func views(in layout: Layout) -> [Int] {
    let rows = layout.resolved.statedRows
    guard !rows.isEmpty, !layout.solution.conflicts.isEmpty else { return [] }
    let violations = Dictionary(
      zip(layout.system.constraints, layout.system.violations(in: layout.solution)), uniquingKeysWith: max)
    var misfits: Set<Int> = []
    for conflict in layout.solution.conflicts where violations[conflict.broken, default: 0] >= leastDifference {
      for constraint in conflict.conflicting
      where constraint.firstAttribute == .height && constraint.secondItem == nil && constraint.firstItem.guide == nil
        && rows.contains(constraint.firstItem.view)
      {
        misfits.insert(constraint.firstItem.view)
      }
    }
    return misfits.sorted()
  }
}
