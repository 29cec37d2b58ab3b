package import Scenes

extension LayoutReport {
  /// What `report.json` tells of a solved scene that was not drawn: everything but its geometry.
  package init(findingsIn layout: Layout) {
    let resolved = layout.resolved
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }

  /// The report of a solved scene.
  ///
  /// - Parameters:
  ///   - picture: The files that show it; nil where nothing was drawn.
  ///   - tellsHolders: Whether the views tell what decides where they lie, which takes time.
  package init(_ layout: Layout, picture: PictureReport? = nil, tellsHolders: Bool = false) {
    let resolved = layout.resolved
    var views = ViewReport.views(of: layout)
    let holders = tellsHolders ? LayoutHolders(of: layout) : LayoutHolders()
    for (index, holders) in zip(views.indices, holders.ofViews) { views[index].holders = holders }
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      picture: picture, views: views, constraints: ConstraintReport.constraints(of: layout), rules: holders.rules,
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }
}
