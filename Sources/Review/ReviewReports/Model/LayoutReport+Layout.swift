package import AutoLayout
package import SceneLayouts
internal import Scenes

extension LayoutReport {
  /// The report of a solved scene that was not drawn, as `report.json` contains it: without geometry.
  package init(findingsIn layout: Layout) {
    let resolved = layout.resolved
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }

  /// The report of a solved scene.
  ///
  /// - Parameter picture: The files of the picture; nil if nothing was drawn.
  package init(_ layout: Layout, picture: PictureReport? = nil) {
    self.init(layout, picture: picture, LayoutHolders())
  }

  /// The report of a solved scene, with the constraints that determine its views.
  ///
  /// - Parameters:
  ///   - picture: The files of the picture; nil if nothing was drawn.
  ///   - solver: The solver, ideally the one that solved the layout last. With any other, this takes longer.
  package init(_ layout: Layout, picture: PictureReport?, asking solver: inout LayoutSolver) {
    let system = layout.systemWithShownNames
    self.init(layout, picture: picture, LayoutHolders(of: layout, in: system, asking: &solver))
  }

  private init(_ layout: Layout, picture: PictureReport?, _ holders: LayoutHolders) {
    let resolved = layout.resolved
    var views = ViewReport.views(of: layout)
    let titles = ShownNames(of: resolved.views).all
    for index in views.indices {
      let view = resolved.views[index]
      views[index].title = titles[index] == (view.identity.label ?? view.name) ? nil : titles[index]
    }
    for (index, sums) in zip(views.indices, holders.ofViews) { views[index].sums = sums }
    for open in holders.ofViews.isEmpty ? [] : layout.solution.ambiguities where views.indices.contains(open.view) {
      views[open.view].openings += PlacementText.lines(ofOpen: open, in: layout, calling: layout.systemWithShownNames)
    }
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      picture: picture, views: views, constraints: ConstraintReport.constraints(of: layout), rules: holders.rules,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
    constants = holders.constants
  }
}
