package import HostFiles
package import ReviewPlans
package import ReviewReports

/// The approval of the current layouts. Nothing else writes baselines.
package struct BaselineApproval: Sendable {
  /// The file of one scene before and after.
  package struct Change: Sendable, Hashable {
    package var path: String
    /// The number of layouts that were approved.
    package var approved: Int
    /// The number of approved layouts that were new or different.
    package var changed: Int
    /// The number of layouts that were removed because the plan no longer has them.
    package var removed: Int
    /// The new text of the file; nil if it does not change.
    var text: String?
  }

  /// The layouts to approve; nil for all.
  let decisions: ApprovalDecisions?
  /// Whether to remove approved layouts that the plan no longer has.
  let prunes: Bool

  /// Creates an approval of all layouts, or of those that were accepted.
  package init(decisions: ApprovalDecisions? = nil, prunes: Bool = false) {
    self.decisions = decisions
    self.prunes = prunes
  }

  /// Returns the change that approving makes to the baseline of a scene.
  ///
  /// - Throws: ``BaselineFileError`` if there is a baseline that cannot be read. It is not overwritten.
  package func change(
    of scene: ReviewPlan.PlannedScene, _ records: [LayoutRecord], baselineAt path: String
  ) throws(BaselineFileError) -> Change {
    let before = try BaselineFiles.baseline(at: path)
    let approved = records.filter { decisions?.accepts($0, of: scene) ?? true }.map(\.written)
    var after = (before ?? []).replacing(approved)
    let there = Set(records.map(\.variant))
    let stale = prunes ? after.filter { !there.contains($0.variant) } : []
    after.removeAll { stale.contains($0) }
    let changed = approved.count { before?.contains($0) != true }
    let isWritten = (before != nil || !after.isEmpty) && after != before
    return Change(
      path: path, approved: approved.count, changed: changed, removed: stale.count,
      text: isWritten ? BaselineText.text(of: after) : nil)
  }

  // MARK: - Files

  /// Writes the files that change, removes those whose scenes are gone, and keeps the former ones for ``undo(_:)``.
  ///
  /// - Parameters:
  ///   - changes: The changes of the scenes of a plan.
  ///   - stray: The paths of the baselines whose scenes are gone.
  /// - Returns: The folders in which the previous approval was interrupted, in order. Both are undone together there.
  @discardableResult
  package static func write(_ changes: [Change], removing stray: [String] = []) throws(FileError) -> [String] {
    let texts = changes.compactMap { change in change.text.map { (path: change.path, text: $0) } }
    let removed = texts.filter(\.text.isEmpty).map(\.path) + stray
    let interrupted = try ReplacedBaselines.keep(texts.map(\.path) + stray)
    try FileSystem.writeDurably(texts.filter { !$0.text.isEmpty }.map { (Array($0.text.utf8), $0.path) })
    for path in removed { try FileSystem.remove(path, isDurable: true) }
    try ReplacedBaselines.finish(changes.map(\.path) + stray)
    return interrupted
  }

  /// Restores the files that the last approval replaced in the folders of the given baselines, and those that an
  /// interrupted one before it replaced.
  ///
  /// - Returns: The restored files, in order.
  package static func undo(_ paths: [String]) throws(FileError) -> [String] { try ReplacedBaselines.restore(paths) }
}
