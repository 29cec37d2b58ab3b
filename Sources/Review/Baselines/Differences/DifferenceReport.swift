internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

/// The contents of the page for one scene.
struct DifferenceReport: Sendable, Hashable {
  /// One layout that is different.
  struct LayoutDifference: Sendable, Hashable {
    var variant: SceneVariant
    /// The variant as readable text.
    var title: String
    /// The digest of the difference. Collisions are negligible.
    var key: String
    /// The layout before the change; nil if there was none.
    var before: DifferencePicture?
    /// The current layout; nil if it was not reached.
    var after: DifferencePicture?
    /// The differences with the positions of their causes.
    var differences: [(cause: Int, difference: ComparedLayout.Difference)] {
      zip(causes, compared.differences).map { (cause: $0, difference: $1) }
    }
    /// The comparison of the layout.
    fileprivate var compared: ComparedLayout
    /// The positions of the causes of its differences, in their order.
    fileprivate(set) var causes: [Int] = []
  }

  var scene: Scene
  /// The name of the folder of its pictures.
  var slug: String
  /// The digest of all compared layouts, as in ``SceneReport/digest``.
  var digest: String
  /// The number of compared layouts.
  var layoutCount: Int
  /// The findings about the scene, with paths that open documents.
  var findings: [Finding]
  /// The differences, each once for all layouts that have it; the worst first.
  var causes: [SharedFinding]
  /// The different layouts.
  var layouts: [LayoutDifference]

  /// Whether there is nothing to look at.
  var isEmpty: Bool { layouts.isEmpty && findings.isEmpty }

  /// The pictures that were written.
  var pictures: [WrittenFile] {
    layouts.flatMap { [$0.before, $0.after].compactMap(\.self) }.compactMap { picture in
      guard let path = picture.path, let digest = picture.digest else { return nil }
      return WrittenFile(path: path, digest: digest)
    }
  }

  /// The files that could not be written.
  var failures: [FileError] { layouts.flatMap { ($0.before?.failures ?? []) + ($0.after?.failures ?? []) } }

  /// Creates the report of a scene.
  ///
  /// - Parameters:
  ///   - position: The position of the scene in the plan.
  ///   - changed: Its different layouts.
  ///   - sides: The pictures of these layouts.
  ///   - pictures: The pictures of the scene in a revision, by variant.
  ///   - review: The review with the plan and the compared scenes.
  init(
    of position: Int, _ changed: [DifferenceReview.ChangedLayout], _ sides: [DifferenceReview.Sides?],
    revision pictures: [SceneVariant: DifferencePicture], in review: DifferenceReview
  ) {
    let (planned, compared) = (review.plan.scenes[position], review.scenes[position])
    let document = review.plan.documents[planned.document]
    scene = planned.scene
    slug = planned.slug
    digest = ContentDigest(of: compared.layouts.map(\.after.digest)).text
    layoutCount = compared.layouts.count
    findings = compared.findings.map(document.shown)
    let titles = VariantTitles(of: planned.layouts.map(\.variant))
    layouts = zip(changed, sides).map { layout, sides in
      LayoutDifference(
        variant: layout.compared.variant, title: titles.title(of: layout.compared.variant),
        key: Self.key(of: layout.compared, scene: planned.scene, review.standard),
        before: sides?.before ?? pictures[layout.compared.variant], after: sides?.after,
        compared: layout.compared)
    }
    let groups = SharedFinding.groups(of: layouts.map { ($0.title, $0.compared.findings) })
    causes = groups.shared.map { $0.mapFinding(document.shown) }
    for (layout, positions) in groups.positions.enumerated() { layouts[layout].causes = positions }
  }

  /// Returns the hash of a layout's frames before and after, and of its identity. A decision on the page applies only
  /// to a layout with the same key.
  private static func key(of layout: ComparedLayout, scene: Scene, _ standard: ComparisonStandard) -> String {
    let sides = [layout.before, layout.after].map { BaselineText.text(of: [$0].compactMap(\.self)) }
    let parts = [standard.likeness, scene.documentPath, scene.identifier, layout.variant.identifier] + sides
    return String(ContentDigest(of: parts.joined(separator: "\n\n")).text.prefix(16))
  }
}
