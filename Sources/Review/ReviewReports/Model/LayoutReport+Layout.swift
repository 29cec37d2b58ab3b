package import AutoLayout
package import SceneLayouts

extension LayoutReport {
  /// The report of a solved scene that was not drawn, as `report.json` tells it: everything but its geometry.
  package init(findingsIn layout: Layout) {
    let resolved = layout.resolved
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }

  /// The report of a solved scene.
  ///
  /// - Parameter picture: The files that show it; nil where nothing was drawn.
  package init(_ layout: Layout, picture: PictureReport? = nil) {
    self.init(layout, picture: picture, LayoutHolders())
  }

  /// The report of a solved scene whose views tell what decides where they lie.
  ///
  /// - Parameters:
  ///   - picture: The files that show it; nil where nothing was drawn.
  ///   - solver: Has solved the layout last, or anything else, which takes longer.
  package init(_ layout: Layout, picture: PictureReport?, asking solver: inout LayoutSolver) {
    self.init(layout, picture: picture, LayoutHolders(of: layout, asking: &solver))
  }

  private init(_ layout: Layout, picture: PictureReport?, _ holders: LayoutHolders) {
    let resolved = layout.resolved
    var views = ViewReport.views(of: layout)
    for (index, holders) in zip(views.indices, holders.ofViews) { views[index].holders = holders }
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      picture: picture, views: views, constraints: ConstraintReport.constraints(of: layout), rules: holders.rules,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }
}
