public import AutoLayout
public import Scenes

/// One scene of a review with all its layouts.
public struct SceneReport: Sendable, Hashable {
  /// The name that people use: `Login`.
  public var name: String
  /// The name that machines use: the scene's identifier in its document.
  public var identifier: String
  /// The name in files and links, unique in its review: `login`.
  public var slug: String
  /// The path of the document as messages show it.
  public var documentPath: String
  /// Where the scene is written.
  public var source: SourceLocation?
  /// The pages of its contact sheet, in order.
  public var sheets: [PictureReport]
  /// What was said while the document was read.
  public var findings: [FindingReport]
  /// The layouts in the order of the contact sheet.
  public var layouts: [LayoutReport]
  /// The sweeps whose film strip the layouts are; none in other reviews.
  public internal(set) var sweeps: [SweepReport] = []
  /// Whether the gallery can show the scene in windows of all sizes.
  public internal(set) var isLive = false

  /// A scene with its sheets and layouts.
  public init(
    name: String, identifier: String? = nil, slug: String, documentPath: String, source: SourceLocation? = nil,
    sheets: [PictureReport] = [], findings: [FindingReport] = [], layouts: [LayoutReport] = []
  ) {
    self.name = name
    self.identifier = identifier ?? name
    self.slug = slug
    self.documentPath = documentPath
    self.source = source
    self.sheets = sheets
    self.findings = findings
    self.layouts = layouts
  }

  /// A scene as its document describes it.
  public init(_ scene: Scene, slug: String, sheets: [PictureReport] = [], layouts: [LayoutReport] = []) {
    self.init(
      name: scene.name, identifier: scene.identifier, slug: slug, documentPath: scene.documentPath,
      source: scene.source, sheets: sheets, findings: scene.findings.map { FindingReport($0, in: scene.views) },
      layouts: layouts)
  }

  /// What stands for the frames and looks in all layouts: others have, as good as surely, another one. Nil where not
  /// every layout has a digest.
  var digest: String? {
    let digests = layouts.compactMap(\.digest)
    return digests.isEmpty || digests.count < layouts.count ? nil : LayoutRecord.text(of: digests)
  }

  /// The worst status of the scene and its layouts.
  public var status: ReviewStatus {
    layouts.map(\.status).reduce(ReviewStatus(findings), max)
  }
}
