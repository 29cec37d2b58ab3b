internal import AutoLayout
internal import Scenes

extension ReviewReport {
  /// The report of a plan; layouts without an outcome were not drawn and are left out.
  init(of plan: ReviewPlan, _ outcomes: [ReviewWorker.Outcome?], toolVersion: String) {
    var layouts = [[LayoutReport]](repeating: [], count: plan.scenes.count)
    var isLive = Array(repeating: false, count: plan.scenes.count)
    var sheets = [[PictureReport]](repeating: [], count: plan.scenes.count)
    for (planned, outcome) in zip(plan.layouts, outcomes) {
      guard let outcome else { continue }
      layouts[planned.scene].append(outcome.report)
      sheets[planned.scene] += outcome.sheet.map(\.picture)
      isLive[planned.scene] = isLive[planned.scene] || outcome.live?.failures.isEmpty ?? false
    }
    self.init(
      toolVersion: toolVersion, selection: plan.selection.words,
      unreadDocuments: plan.documents.compactMap { document in
        let failures = document.failures
        guard !failures.isEmpty else { return nil }
        return UnreadDocument(path: document.name, findings: failures.map { FindingReport($0) })
      },
      scenes: plan.scenes.enumerated().map { position, planned in
        var report = SceneReport(
          planned.scene, slug: planned.slug, sheets: sheets[position], layouts: layouts[position])
        report.isLive = isLive[position]
        report.sweeps = planned.sweeps.map { SweepReport($0, of: planned.scene) }
        return report
      })
  }
}
