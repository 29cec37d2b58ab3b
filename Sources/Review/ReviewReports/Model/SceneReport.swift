package import Findings
internal import HostFiles
package import Scenes

/// One scene of a review with all its layouts.
package struct SceneReport: Sendable, Hashable {
  /// The displayed name: `Login`.
  package var name: String
  /// The identifier of the scene in its document.
  package var identifier: String
  /// The name in files and links, unique in its review: `login`.
  package var slug: String
  /// The path of the document as messages show it.
  package var documentPath: String
  /// The location of the scene; nil if it is unknown.
  package var source: SourceLocation?
  /// The pages of its contact sheet, in order.
  package var sheets: [PictureReport]
  /// The findings from reading the document.
  package var findings: [FindingReport]
  /// The layouts in the order of the contact sheet.
  package var layouts: [LayoutReport]
  /// The sweeps that the layouts show as a film strip; empty in other reviews.
  package var sweeps: [SweepReport] = []
  /// The answers to a tester's questions; nil if there is no checklist.
  package var checklist: SceneChecklist?
  /// The pictures before and after a change; nil without a comparison or a change.
  package var changedPictures: ChangedPictures?
  /// Whether the gallery can show the scene in windows of all sizes.
  package var isLive = false
  /// The number of its views, or nil if it is unknown.
  package var viewCount: Int?
  /// The pictures of its design.
  package var designs: [DesignReport] = []
  /// Whether any view shows artwork of the project.
  package var hasArtwork = false

  package init(
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

  /// Creates a scene as its document describes it.
  package init(_ scene: Scene, slug: String, sheets: [PictureReport] = [], layouts: [LayoutReport] = []) {
    self.init(
      name: scene.name, identifier: scene.identifier, slug: slug, documentPath: scene.documentPath,
      source: scene.source, sheets: sheets, findings: scene.findings.map { FindingReport($0, in: scene.views) },
      layouts: layouts)
    viewCount = scene.views.count
    designs = DesignReport.reports(of: scene, slug: slug)
    hasArtwork = scene.views.contains { $0.content.showsArtwork }
  }

  /// The digest of the frames and looks in all layouts. Collisions are negligible. Nil if a layout has no digest, or
  /// there are no layouts.
  package var digest: String? {
    let digests = layouts.compactMap(\.digest)
    guard !digests.isEmpty, digests.count == layouts.count else { return nil }
    return ContentDigest(of: digests).text
  }

  /// The location in the document; its beginning if the location is unknown.
  package var place: SourceLocation { source ?? SourceLocation(path: documentPath, line: 1, column: 1) }

  /// The titles that distinguish the layouts: `iPhone 16 Pro, portrait, de`.
  package var titles: [String] {
    let titles = VariantTitles(of: layouts.map(\.variant))
    return layouts.map { titles.title(of: $0.variant) }
  }

  /// Returns the number of layouts with a status.
  func layoutCount(_ status: ReviewStatus) -> Int { layouts.count { $0.status == status } }

  /// The worst status of the scene and its layouts.
  package var status: ReviewStatus {
    layouts.map(\.status).reduce(ReviewStatus(findings), max)
  }
}

extension ViewContent {
  /// Whether the layout shows artwork of the project.
  fileprivate var showsArtwork: Bool {
    switch self {
    case .image(let image): image.artwork != nil
    case .button(let button): button.image?.artwork != nil
    default: false
    }
  }
}
