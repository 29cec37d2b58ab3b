internal import LayoutReview
package import ReviewPlans
package import ReviewReports

/// The layouts of a plan beside those that they are compared with, and what the authors of the documents changed.
package struct ComparedScenes: Sendable {
  /// One scene of the plan.
  struct ComparedScene: Sendable {
    /// The layouts to compare with.
    var reference: BaselineComparison.Reference
    /// The current layouts beside the reference's.
    var layouts: [LayoutPair]
    /// The changes by the author of the document; nil if they are not known.
    var changes: DocumentChanges?
    /// Whether all planned layouts were solved. Layouts that were not reached or were given up are not gone.
    var isWhole: Bool
  }

  /// The scenes, in the order of the plan.
  var scenes: [ComparedScene]

  /// Finds the layouts to compare those of a plan with: the approved ones, or those of a revision.
  ///
  /// - Parameters:
  ///   - plan: The plan of the current layouts.
  ///   - records: The current layouts, in the order of the plan; nil for layouts that were not solved.
  ///   - comparison: The comparison to make.
  ///   - revision: The layouts of the revision. Nil to compare with the approved ones.
  package init(
    of plan: ReviewPlan, _ records: [LayoutRecord?], by comparison: BaselineComparison,
    with revision: RevisionLayouts? = nil
  ) {
    let paths = BaselineFiles(of: plan).paths
    scenes = zip(plan.scenes, zip(paths, plan.byScene(records))).map { scene, found in
      let (path, records) = found
      let document = plan.documents[scene.document].location
      let changes = revision?.changes(of: scene, in: plan)
      let reference =
        revision?.reference(for: scene, in: plan) ?? BaselineComparison.approved(at: path, of: document)
      let baseline = if case .layouts(let layouts) = reference { layouts } else { [LayoutRecord]() }
      let pairs = LayoutPair.pairs(
        of: records.map { ($0.layout.variant, $0.kept) }, with: baseline,
        without: { changes?.isRemoved($0) ?? false }, tolerance: comparison.tolerance)
      return ComparedScene(
        reference: reference, layouts: pairs, changes: changes, isWhole: records.count == scene.layouts.count)
    }
  }

  /// Returns the scenes with the layouts of trials.
  package func keeping(_ trials: CauseTrials, _ records: [LayoutRecord?]) -> ComparedScenes {
    var result = self
    for (position, tried) in trials.layouts(records) { result.scenes[position].changes?.trials = tried }
    return result
  }
}
