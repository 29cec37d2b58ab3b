package import Geometry
package import HostFiles
package import Scenes

/// One layout of a review: a scene solved in one variant.
package struct LayoutReport: Sendable, Hashable {
  package var variant: SceneVariant
  /// The size of the root view, in points.
  package var rootSize: Size
  /// The names of the active variations, in the order they were applied.
  package var activeVariations: [String]
  /// The picture; nil if nothing was drawn.
  package var picture: PictureReport?
  /// The views, superviews before their subviews.
  package var views: [ViewReport]
  /// The installed constraints of the author, in the order of installation.
  package var constraints: [ConstraintReport]
  /// The constraints that determine views and are not the author's, as text: `email.width == 120 @750   (the content)`.
  package var rules: [String]
  /// The contributions of constraints to sums, in points: first ``constraints``, then ``rules``.
  package var constants: [Double] = []
  /// The findings about the layout, the worst first.
  package var findings: [FindingReport]
  /// The digest of the frames and looks of the views; nil if it is not needed for a comparison.
  package var digest: ContentDigest?

  package init(
    variant: SceneVariant, rootSize: Size, activeVariations: [String] = [], picture: PictureReport? = nil,
    views: [ViewReport] = [], constraints: [ConstraintReport] = [], rules: [String] = [],
    findings: [FindingReport] = []
  ) {
    self.variant = variant
    self.rootSize = rootSize
    self.activeVariations = activeVariations
    self.picture = picture
    self.views = views
    self.constraints = constraints
    self.rules = rules
    self.findings = findings
  }

  /// The layout without its views and constraints, which take twenty times as much memory as the rest.
  package var withoutGeometry: LayoutReport {
    var report = self
    report.views = []
    report.constraints = []
    report.rules = []
    report.constants = []
    return report
  }

  /// The status of the layout, by its worst finding.
  package var status: ReviewStatus { ReviewStatus(findings) }
}
