package import Findings
internal import HostFiles
internal import JSON
package import ReviewPlans
package import ReviewReports
internal import Scenes

extension ReviewReport {
  /// Creates the report of a plan. Layouts without an outcome were not drawn and are omitted.
  init(of plan: ReviewPlan, _ outcomes: [ReviewWorker.Outcome?], toolVersion: String) {
    var layouts = [[LayoutReport]](repeating: [], count: plan.scenes.count)
    var isLive = Array(repeating: false, count: plan.scenes.count)
    var sheets = [[PictureReport]](repeating: [], count: plan.scenes.count)
    var checks = [ReviewWorker.Checks?](repeating: nil, count: plan.scenes.count)
    for (planned, outcome) in zip(plan.layouts, outcomes) {
      guard let outcome else { continue }
      layouts[planned.scene].append(outcome.report)
      sheets[planned.scene] += outcome.sheet.map(\.picture)
      checks[planned.scene] = checks[planned.scene] ?? outcome.checks
      isLive[planned.scene] = isLive[planned.scene] || outcome.live?.failures.isEmpty ?? false
    }
    self.init(
      of: plan,
      plan.scenes.enumerated().map { position, planned in
        var report = SceneReport(
          planned.scene, slug: planned.slug, sheets: sheets[position], layouts: layouts[position])
        report.isLive = isLive[position]
        report.checklist = checks[position]?.list
        report.findings += (checks[position]?.found ?? []).map { FindingReport($0, in: planned.scene.views) }
        report.sweeps = planned.sweeps.map { SweepReport($0, of: planned.scene) }
        return report
      }, toolVersion: toolVersion)
  }

  /// Creates the report of a plan whose layouts were solved and not drawn.
  ///
  /// - Parameters:
  ///   - plan: The plan of the run.
  ///   - scenes: The scenes, in the order of the plan; fewer if the run was stopped.
  ///   - others: The findings that belong to no document of the plan.
  ///   - toolVersion: The version of the tool.
  package init(of plan: ReviewPlan, solved scenes: [SceneReport], others: [Finding] = [], toolVersion: String) {
    self.init(of: plan, scenes, toolVersion: toolVersion)
    findings = others.map { FindingReport($0) }
  }

  /// Returns the text of `report.json` for scenes whose members are already text.
  ///
  /// - Parameters:
  ///   - plan: The plan with the documents and the request.
  ///   - scenes: The statuses of each scene, and its member.
  ///   - documents: The position of the document of each scene.
  ///   - others: The findings that belong to no document of the plan.
  ///   - toolVersion: The version of the tool.
  package static func text(
    of plan: ReviewPlan, _ scenes: [(standing: Standing, text: String)], from documents: [Int], others: [Finding],
    toolVersion: String
  ) -> String {
    var report = ReviewReport(of: plan, [SceneReport](), toolVersion: toolVersion)
    report.documents = plan.reportedDocuments(ofScenes: documents)
    report.findings = others.map { FindingReport($0) }
    return report.json(of: report.value(of: scenes.map { (standing: $0.standing, value: .written($0.text)) }))
  }

  private init(of plan: ReviewPlan, _ scenes: [SceneReport], toolVersion: String) {
    self.init(
      toolVersion: toolVersion, selection: plan.selection.words,
      unreadDocuments: plan.documents.compactMap { document in
        let failures = document.failures
        guard !failures.isEmpty else { return nil }
        return ReportedDocument(path: document.name, findings: failures.map { FindingReport($0) })
      }, scenes: scenes)
    documents = plan.reportedDocuments(ofScenes: plan.scenes.map(\.document))
  }
}

extension SceneReport {
  /// Creates the report of a planned scene whose layouts were solved and not drawn.
  ///
  /// - Parameters:
  ///   - planned: The scene in the plan.
  ///   - findings: The findings about the scene as a whole.
  ///   - layouts: Its layouts; fewer than planned if the run was ended.
  ///   - checklist: The checklist; nil if its layouts are not screens of an app, or none was made.
  package init(
    _ planned: ReviewPlan.PlannedScene, findings: [Finding], layouts: [LayoutReport], checklist: SceneChecklist? = nil
  ) {
    self.init(planned.scene, slug: planned.slug, layouts: layouts)
    self.findings = findings.map { FindingReport($0, in: planned.scene.views) }
    self.checklist = checklist
  }
}
