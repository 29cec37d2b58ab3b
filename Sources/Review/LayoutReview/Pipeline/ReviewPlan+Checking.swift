package import Findings
package import ReviewPlans
package import ReviewReports
package import SceneLayouts
package import Typography

/// The parts of a check that depend on the command's options.
package struct CheckRequest: Sendable {
  /// A function that returns the constraint logs of a layout, each as the message of a finding; called by any worker.
  package var logs: @Sendable (Layout) -> [Finding]
  /// Whether to stop a scene at its first layout with a log.
  package var stopsAtLog: Bool
  /// Whether to make reports of layouts.
  package var isReported: Bool
  /// Whether to include checklists in the records.
  package var printsChecklists: Bool
  /// The comparison of layouts with pictures of their design; nil to skip that.
  package var designs: DesignComparison?
  /// Called by any worker after each layout.
  package var onFinish: @Sendable (ReviewPlan.PlannedLayout, ReviewStatus) -> Void

  package init(
    logs: @escaping @Sendable (Layout) -> [Finding], stopsAtLog: Bool, isReported: Bool, printsChecklists: Bool,
    designs: DesignComparison? = nil,
    onFinish: @escaping @Sendable (ReviewPlan.PlannedLayout, ReviewStatus) -> Void
  ) {
    self.logs = logs
    self.stopsAtLog = stopsAtLog
    self.isReported = isReported
    self.printsChecklists = printsChecklists
    self.designs = designs
    self.onFinish = onFinish
  }
}

extension ReviewPlan {
  /// A checked scene: its record, which provides the messages; its report, which has layouts only if reports were
  /// requested; and the logs of its layouts.
  package typealias Check = (record: SceneRecord<CheckDetails>, report: SceneReport, logs: LayoutFindings)

  /// Solves every layout and collects the findings about each scene.
  ///
  /// - Parameters:
  ///   - request: The parts that depend on the command's options.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of layouts to work on at once.
  ///   - shouldStop: Whether to stop taking new layouts. Layouts in progress are finished.
  ///   - costs: Records the time that each scene takes.
  /// - Returns: The scenes, in the order of ``scenes``.
  /// - Throws: `ReviewError` if no engine can be made.
  package func check(
    _ request: CheckRequest, measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    workers: Int, shouldStop: @escaping @Sendable () -> Bool, recording costs: CostRecorder
  ) async throws(ReviewError) -> [Check] {
    let found = try await findings(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop, recording: costs,
      comparingWith: request.designs
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
      return (
        record: SceneRecord(found, at: position, of: self, checklist: words),
        report: SceneReport(
          planned, findings: found.aboutScene, layouts: kept.compactMap(\.report), checklist: checklist),
        logs: zip(found.layouts, kept).map { ($0.variant, $1.logs) }
      )
    }
  }
}
