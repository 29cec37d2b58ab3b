public import Geometry
internal import SceneDocuments
public import Scenes

/// One layout of a review: a scene solved in one variant.
public struct LayoutReport: Sendable, Hashable {
  /// The variant.
  public var variant: SceneVariant
  /// The size of the root view, in points.
  public var rootSize: Size
  /// The names of the variations that are active, in the order they were applied.
  public var activeVariations: [String]
  /// The picture; nil where nothing was drawn.
  public var picture: PictureReport?
  /// The views, superviews before their subviews.
  public var views: [ViewReport]
  /// The constraints of the author that are installed, in the order of installation.
  public var constraints: [ConstraintReport]
  /// What nobody wrote and what holds views, in words: `email.width == 120 @750   (the content)`.
  public var rules: [String]
  /// What there is to say about it, worst first.
  public var findings: [FindingReport]
  /// What stands for the frames and looks of the views; nil where nobody compares them.
  var digest: ContentDigest?

  /// A layout.
  public init(
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

  /// The layout without its views and constraints, which take twenty times as much memory as all else.
  var withoutGeometry: LayoutReport {
    var report = self
    report.views = []
    report.constraints = []
    report.rules = []
    return report
  }

  /// How the layout stands, by its worst finding.
  public var status: ReviewStatus { ReviewStatus(findings) }
}
