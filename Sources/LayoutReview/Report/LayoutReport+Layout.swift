public import Scenes

extension LayoutReport {
  /// The report of a solved scene.
  ///
  /// - Parameter picture: The files that show it; nil where nothing was drawn.
  public init(_ layout: Layout, picture: PictureReport? = nil) {
    let resolved = layout.resolved
    self.init(
      variant: resolved.variant, rootSize: resolved.rootSize, activeVariations: resolved.activeVariations,
      picture: picture, views: ViewReport.views(of: layout), constraints: ConstraintReport.constraints(of: layout),
      findings: layout.findings.map { FindingReport($0, in: resolved.views) })
  }
}
