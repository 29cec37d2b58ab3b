internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import Typography

extension DifferenceReview {
  /// The pictures of one layout.
  struct Sides: Sendable, Hashable {
    /// The layout before the change; nil if there was none, or if it is drawn from a revision.
    var before: DifferencePicture?
    /// The current layout.
    var after: DifferencePicture
  }

  /// Draws the current layouts, and the approved ones as far as a baseline records them.
  ///
  /// - Returns: The pictures, scene by scene in the order of ``changedLayouts``; nil for layouts that were not reached.
  func drawPresent(
    in folder: OutputFolder, _ pool: WorkerPool, _ pens: DifferencePens,
    _ makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring
  ) async throws(ReviewError) -> [[Sides?]] {
    let changed = changedLayouts
    let plan = plan.keepingLayouts(changed.map { $0.map(\.planned) })
    let compared = changed.map { scene in
      Dictionary(scene.map { ($0.planned.position, $0.compared) }, uniquingKeysWith: { first, _ in first })
    }
    let isApproved = standard == .approved
    let drawn = try await plan.solveLayouts(with: pool, makingEngine: makeTextMeasurer, measurer: \.self) {
      planned, layout, measurer, _ -> Sides? in
      guard let compared = compared[planned.scene][planned.position] else { return nil }
      let name = OutputFolder.layoutName(planned, in: plan)
      let (views, paths) = (compared.views, compared.after.views.map(\.path))
      let after = DifferencePicture(
        of: layout, paths: paths, places: views, to: "\(name).after.svg", in: folder, with: pens,
        measuringTextWith: measurer)
      guard isApproved, let record = compared.before else { return Sides(before: nil, after: after) }
      let recorded = layout.recorded(as: record, present: compared.after)
      let before = DifferencePicture(
        of: recorded, paths: paths + recorded.resolved.views.dropFirst(paths.count).map(\.name), places: views,
        to: "\(name).before.svg", in: folder, with: pens, measuringTextWith: measurer)
      return Sides(before: before, after: after)
    }
    var rest = drawn.map { $0.flatMap(\.self) }[...]
    return changed.map { scene in
      defer { rest = rest.dropFirst(scene.count) }
      return Array(rest.prefix(scene.count))
    }
  }

  /// Draws the layouts of the revision whose counterparts are different now.
  ///
  /// - Returns: The pictures, by the position of the scene in the plan and the variant; empty without a revision.
  func drawRevision(
    in folder: OutputFolder, _ pool: WorkerPool, _ pens: DifferencePens,
    _ makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring
  ) async throws(ReviewError) -> [Int: [SceneVariant: DifferencePicture]] {
    guard let revision else { return [:] }
    let counterparts = counterparts(in: revision)
    let plan = revision.plan.keepingLayouts(
      revision.plan.scenes.enumerated().map { position, scene in
        scene.layouts.filter { counterparts[position]?.layouts[$0.variant] != nil }
      })
    let drawn = try await plan.solveLayouts(with: pool, makingEngine: makeTextMeasurer, measurer: \.self) {
      planned, layout, measurer, _ -> DifferencePicture? in
      guard let counterpart = counterparts[planned.scene]?.layouts[planned.variant] else { return nil }
      return DifferencePicture(
        of: layout, paths: counterpart.paths, places: counterpart.views,
        to: "\(counterpart.pictureName).before.svg", in: folder, with: pens, measuringTextWith: measurer)
    }
    var pictures: [Int: [SceneVariant: DifferencePicture]] = [:]
    for (planned, picture) in zip(plan.layouts, drawn) {
      guard let picture = picture.flatMap(\.self), let scene = counterparts[planned.scene]?.scene else { continue }
      pictures[scene, default: [:]][planned.variant] = picture
    }
    return pictures
  }

  /// One current layout whose counterpart in the revision is drawn.
  private struct Counterpart: Sendable {
    /// The name of its pictures below the folder, without the part that distinguishes the sides.
    var pictureName: String
    /// The paths of its views, which equal the paths of the current ones.
    var paths: [String]
    /// The paths of the different views.
    var views: Set<String>
  }

  /// Returns the scenes of a revision with different layouts, by their positions in the revision's plan.
  private func counterparts(
    in revision: RevisionLayouts
  ) -> [Int: (scene: Int, layouts: [SceneVariant: Counterpart])] {
    var counterparts: [Int: (scene: Int, layouts: [SceneVariant: Counterpart])] = [:]
    for (scene, changed) in changedLayouts.enumerated() {
      guard let position = revision.position(of: plan.scenes[scene], in: plan) else { continue }
      let layouts = changed.map { layout in
        let name = OutputFolder.layoutName(layout.planned, in: plan)
        let counterpart = Counterpart(
          pictureName: name, paths: layout.compared.before?.views.map(\.path) ?? [], views: layout.compared.views)
        return (layout.compared.variant, counterpart)
      }
      counterparts[position] = (scene, Dictionary(layouts, uniquingKeysWith: { first, _ in first }))
    }
    return counterparts
  }
}

extension ReviewPlan {
  /// Returns the plan with only some layouts of each scene.
  func keepingLayouts(_ layouts: [[PlannedLayout]]) -> ReviewPlan {
    var plan = self
    for (position, layouts) in layouts.enumerated() { plan.scenes[position].layouts = layouts }
    return plan
  }
}

extension ComparedLayout {
  /// The paths of the different views.
  var views: Set<String> { Set(differences.flatMap(\.parts).compactMap { $0.change?.view }) }
}
