internal import SceneLayouts

/// The layouts of a batch that exceeded the least share of the work limit in a row.
///
/// The layouts of a scene take similar work. If several in a row exceeded the least share, the next ones are given up
/// without trying: preparing one of thousands takes much longer than its share.
struct ExceedingLayouts {
  private var count = 0
  private var last: Layout?

  /// The number of layouts that are tried in vain. Batches of scenes with up to 256 layouts contain no more.
  static let triedCount = 8

  /// Notes the next layout of the batch.
  mutating func note(_ layout: Layout, hadLeastShare: Bool) {
    count = layout.isGivenUp && hadLeastShare ? count + 1 : 0
    last = layout
  }

  /// Returns the next layout of the batch as given up, without findings; nil to solve it.
  func givenUp(_ resolved: ResolvedScene, hasLeastShare: Bool) -> Layout? {
    guard hasLeastShare, count >= Self.triedCount, var layout = last,
      layout.resolved.views.count == resolved.views.count
    else { return nil }
    layout.resolved = resolved
    return layout
  }
}
