package import AutoLayout
package import SceneLayouts
internal import Scenes

extension LayoutReport {
  /// Creates the report of a solved scene that was not drawn, as `report.json` contains it: without geometry.
  package init(findingsIn layout: Layout) {
    let resolved = layout.resolved
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }

  /// Creates the report of a solved scene.
  ///
  /// `picture` are the files of the picture, or nil if nothing was drawn.
  package init(_ layout: Layout, picture: PictureReport? = nil) {
    self.init(layout, picture: picture, LayoutHolders(), calling: layout.systemWithShownNames)
  }

  /// Creates the report of a solved scene, with the constraints that determine its views.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - picture: The files of the picture; nil if nothing was drawn.
  ///   - solver: The solver, ideally the one that solved the layout last. With any other, this takes longer.
  package init(_ layout: Layout, picture: PictureReport?, asking solver: inout LayoutSolver) {
    let system = layout.systemWithShownNames
    self.init(layout, picture: picture, LayoutHolders(of: layout, in: system, asking: &solver), calling: system)
  }

  /// Creates the report with constraints that are already known. `system` is the system of the layout, with the names
  /// that are shown.
  private init(
    _ layout: Layout, picture: PictureReport?, _ holders: LayoutHolders, calling system: ConstraintSystem
  ) {
    let resolved = layout.resolved
    var views = ViewReport.views(of: layout)
    for (index, item) in zip(views.indices, system.items) {
      let view = resolved.views[index]
      views[index].title = item.name == (view.identity.label ?? view.name) ? nil : item.name
    }
    for (index, sums) in zip(views.indices, holders.ofViews) { views[index].sums = sums }
    if !holders.ofViews.isEmpty, !layout.solution.ambiguities.isEmpty {
      let distances = OpenDistances(in: layout, calling: system)
      for open in layout.solution.ambiguities where views.indices.contains(open.view) {
        views[open.view].openings += distances.lines(of: open)
      }
    }
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      picture: picture, views: views, constraints: ConstraintReport.constraints(of: layout, in: system),
      rules: holders.rules,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
    constants = holders.constants
  }
}
