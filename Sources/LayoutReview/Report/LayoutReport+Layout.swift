public import Scenes

extension LayoutReport {
  /// The report of a solved scene.
  ///
  /// - Parameters:
  ///   - picture: The files that show it; nil where nothing was drawn.
  ///   - tellsHolders: Whether the views tell what decides where they lie, which takes time.
  public init(_ layout: Layout, picture: PictureReport? = nil, tellsHolders: Bool = false) {
    let resolved = layout.resolved
    var views = ViewReport.views(of: layout)
    if tellsHolders {
      for (index, holders) in zip(views.indices, ViewReport.holders(in: layout)) { views[index].holders = holders }
    }
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      picture: picture, views: views, constraints: ConstraintReport.constraints(of: layout),
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }
}
