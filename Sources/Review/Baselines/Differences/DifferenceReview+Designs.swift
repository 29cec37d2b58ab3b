internal import Findings
internal import Geometry
package import LayoutReview
internal import LayoutRules
package import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import Typography

extension DifferenceReview {
  /// The largest deviation of the different layouts of a scene from their design.
  fileprivate struct Deviation: Sendable {
    /// The largest deviation of an edge, in points.
    var points: Double
    /// The picture of the design that it was measured in.
    var picture: DesignPicture

    /// Returns the larger of two deviations.
    static func larger(_ first: Deviation?, _ second: Deviation?) -> Deviation? {
      guard let first, let second else { return first ?? second }
      return first.points < second.points ? second : first
    }
  }

  /// The deviations of a layout or a scene on both sides of the change; nil if a side was not measured.
  private struct Deviations: Sendable {
    var now: Deviation?
    var then: Deviation?

    mutating func add(_ other: Deviations) {
      now = .larger(now, other.now)
      then = .larger(then, other.then)
    }
  }

  /// Returns the review with a note for each scene that has a design and different layouts: its largest deviation from
  /// the design, and what it was before.
  ///
  /// Both sides are compared with the current pictures of the design, in the same layouts: one that does not differ, or
  /// did not exist before, is not measured. There are no notes if the run is stopped before all are.
  ///
  /// - Parameters:
  ///   - engines: The engines that draw layouts and decode designs. Nothing is measured without a decoder.
  ///   - workers: The number of layouts to work on at once.
  ///   - shouldStop: Whether to stop taking new layouts.
  /// - Throws: `ReviewError` if no engine can be made.
  package func measuringDesigns(
    with engines: ReviewEngines, workers: Int, shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> DifferenceReview {
    let designed = zip(plan.scenes, changedLayouts).map { planned, changed in
      planned.scene.designPictures.isEmpty ? [] : changed.filter { $0.compared.before != nil }
    }
    guard engines.decodeArtwork != nil, designed.contains(where: { !$0.isEmpty }) else { return self }
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let comparison = DesignComparison(drawingWith: engines)
    var deviations = try await presentDeviations(designed, pool, engines, comparison)
    if let revision {
      let former = try await formerDeviations(in: revision, designed, pool, engines, comparison)
      deviations.merge(former) { present, former in Deviations(now: present.now, then: former.then) }
    }
    guard !shouldStop() else { return self }
    var review = self
    for (position, planned) in plan.scenes.enumerated() {
      guard let now = deviations[position]?.now, let then = deviations[position]?.then else { continue }
      review.scenes[position].findings += Self.notes(on: planned.scene, now, then)
    }
    return review
  }

  /// Returns the deviations after the change, by the positions of the scenes in the plan. If the layouts are compared
  /// with approved ones, each is solved once for both sides.
  private func presentDeviations(
    _ designed: [[ChangedLayout]], _ pool: WorkerPool, _ engines: ReviewEngines, _ comparison: DesignComparison
  ) async throws(ReviewError) -> [Int: Deviations] {
    let isWithApproved = revision == nil
    let records = designed.map { scene in
      Dictionary(scene.map { ($0.planned.variant, $0.compared) }, uniquingKeysWith: { first, _ in first })
    }
    return try await largestDeviations(of: plan.keepingLayouts(designed.map { $0.map(\.planned) }), pool, engines) {
      planned, layout, measurer in
      let scene = plan.scenes[planned.scene].scene
      var deviations = Deviations(now: comparison.deviation(of: layout, in: scene, measurer))
      if isWithApproved, let compared = records[planned.scene][planned.variant], let record = compared.before {
        deviations.then = comparison.deviation(
          of: layout.recorded(as: record, present: compared.after), in: scene, measurer)
      }
      return deviations
    }
  }

  /// Returns the deviations in a revision, by the positions of the scenes in the present plan.
  private func formerDeviations(
    in revision: RevisionLayouts, _ designed: [[ChangedLayout]], _ pool: WorkerPool, _ engines: ReviewEngines,
    _ comparison: DesignComparison
  ) async throws(ReviewError) -> [Int: Deviations] {
    var present: [Int: Int] = [:]
    for (scene, changed) in designed.enumerated() where !changed.isEmpty {
      if let position = revision.position(of: plan.scenes[scene], in: plan) { present[position] = scene }
    }
    let layouts = revision.plan.scenes.enumerated().map { position, scene in
      let variants = Set(present[position].map { designed[$0].map(\.planned.variant) } ?? [])
      return scene.layouts.filter { variants.contains($0.variant) }
    }
    let scenes = present.mapValues { plan.scenes[$0].scene }
    let found = try await largestDeviations(of: revision.plan.keepingLayouts(layouts), pool, engines) {
      planned, layout, measurer in
      Deviations(then: scenes[planned.scene].flatMap { comparison.deviation(of: layout, in: $0, measurer) })
    }
    return Dictionary(
      found.compactMap { position, deviation in present[position].map { ($0, deviation) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the largest deviations of each scene of a plan, by its position.
  private func largestDeviations(
    of plan: ReviewPlan, _ pool: WorkerPool, _ engines: ReviewEngines,
    _ measure: @escaping @Sendable (ReviewPlan.PlannedLayout, Layout, any TextMeasuring) -> Deviations
  ) async throws(ReviewError) -> [Int: Deviations] {
    let measured = try await plan.solveLayouts(
      with: pool, makingEngine: engines.makeTextMeasurer, measurer: \.self
    ) { planned, layout, measurer, _ in measure(planned, layout, measurer) }
    return zip(plan.layouts, measured).reduce(into: [:]) { largest, layout in
      if let deviations = layout.1 { largest[layout.0.scene, default: Deviations()].add(deviations) }
    }
  }

  private static func notes(on scene: Scene, _ now: Deviation, _ then: Deviation) -> [Finding] {
    let (present, former) = (now.points.pointsText, then.points.pointsText)
    let message: Finding.Message =
      present == former
      ? .init(kind: "same", "the largest deviation from the design '\(now.picture.name)' is still \(measure: present)")
      : .init(
        kind: "change",
        "the largest deviation from the design '\(now.picture.name)' is \(measure: present) instead of \(measure: former)"
      )
    let note = Finding(
      code: .designDeviation, severity: .note, message: message, source: now.picture.source ?? scene.source)
    return scene.policy.applied(to: [note], views: scene.views)
  }
}

extension DesignComparison {
  /// Returns the largest deviation of a layout; nil if it has no design.
  fileprivate func deviation(
    of layout: Layout, in scene: Scene, _ measurer: any TextMeasuring
  ) -> DifferenceReview.Deviation? {
    largestDeviation(in: layout, of: scene, measuringTextWith: measurer).map {
      DifferenceReview.Deviation(points: $0.points, picture: $0.picture)
    }
  }
}
