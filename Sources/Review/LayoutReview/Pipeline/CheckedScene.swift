package import Findings
package import ReviewPlans
package import ReviewReports
package import SceneLayouts
package import Scenes
package import Typography

/// A scene that was checked: its record, and what reports and logs of the run say of it.
package struct CheckedScene: Sendable {
  /// The record, from which messages are printed.
  package let record: SceneRecord<CheckDetails>
  /// The findings about the scene as a whole.
  package let findings: [Finding]
  /// Its layouts as reports have them; empty if no report was requested.
  package let layouts: [LayoutReport]
  /// The checklist; nil if its layouts are not screens of an app.
  package let checklist: SceneChecklist?
  /// The logs of its layouts.
  package let logs: [(variant: SceneVariant, findings: [Finding])]
}

/// The parts of a check that only some runs ask for.
package struct CheckRequest: Sendable {
  /// Returns the logs of a layout, each as the message of a finding; called by any worker.
  package var logs: @Sendable (Layout) -> [Finding]
  /// Whether a scene ends at its first layout with a log.
  package var stopsAtLog: Bool
  /// Whether layouts become reports.
  package var isReported: Bool
  /// Whether the records have checklists for people.
  package var printsChecklists: Bool
  /// Called by any worker after each layout.
  package var onFinish: @Sendable (ReviewPlan.PlannedLayout, ReviewStatus) -> Void

  /// A request as it is given.
  package init(
    logs: @escaping @Sendable (Layout) -> [Finding], stopsAtLog: Bool, isReported: Bool, printsChecklists: Bool,
    onFinish: @escaping @Sendable (ReviewPlan.PlannedLayout, ReviewStatus) -> Void
  ) {
    self.logs = logs
    self.stopsAtLog = stopsAtLog
    self.isReported = isReported
    self.printsChecklists = printsChecklists
    self.onFinish = onFinish
  }
}

extension ReviewPlan {
  /// Solves every layout and gathers what is said of each scene.
  ///
  /// - Parameters:
  ///   - request: The parts that only some runs ask for.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of layouts that are worked on at once.
  ///   - shouldStop: Whether to stop taking new layouts. Layouts in progress are finished.
  ///   - costs: Adds up the time that each scene takes.
  /// - Returns: The scenes, in the order of ``scenes``.
  /// - Throws: `ReviewError` if no engine can be made.
  package func check(
    _ request: CheckRequest, measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    workers: Int, shouldStop: @escaping @Sendable () -> Bool, recording costs: CostRecorder
  ) async throws(ReviewError) -> [CheckedScene] {
    let found = try await findings(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop, recording: costs
    ) { planned, layout -> (logs: [Finding], report: LayoutReport?) in
      request.onFinish(planned, ReviewStatus(layout.findings))
      return (logs: request.logs(layout), report: request.isReported ? LayoutReport(findingsIn: layout) : nil)
    }
    return found.enumerated().map { position, scene in
      var found = scene.found
      let firstLog = request.stopsAtLog ? scene.kept.firstIndex { !$0.logs.isEmpty } : nil
      let kept = scene.kept.prefix(firstLog.map { $0 + 1 } ?? scene.kept.count)
      found.layouts = Array(found.layouts.prefix(kept.count))
      let planned = scenes[position]
      let checklist = found.checklist(of: planned, in: self)
      let words = request.printsChecklists ? checklist?.text(of: planned.scene) : nil
      return CheckedScene(
        record: SceneRecord(found, at: position, of: self, checklist: words), findings: found.aboutScene,
        layouts: kept.compactMap(\.report), checklist: checklist,
        logs: zip(found.layouts, kept).map { ($0.variant, $1.logs) })
    }
  }
}

extension ReviewReport {
  /// The report of scenes that were checked and not drawn.
  ///
  /// - Parameters:
  ///   - plan: The plan of the scenes.
  ///   - scenes: The scenes, in the order of the plan; fewer if the run was ended.
  ///   - toolVersion: The version of the tool.
  package init(of plan: ReviewPlan, _ scenes: [CheckedScene], toolVersion: String) {
    self.init(
      of: plan, solved: scenes.map { (findings: $0.findings, layouts: $0.layouts) },
      checklists: scenes.map(\.checklist), toolVersion: toolVersion)
  }
}
