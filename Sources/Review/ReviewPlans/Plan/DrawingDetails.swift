package import ContactSheets
package import Findings
internal import JSON
package import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The part of a scene's record that `render` adds: the files of the scene, and what later runs need to know about it.
package struct DrawingDetails: Sendable, Hashable {
  /// The names for its files, in order of preference.
  package var wantedSlugs: [String]
  /// The name that its files have.
  package var slug: String
  /// The scene's member of the report and of the gallery's data, as JSON indented for a list in an object.
  package var reportText: String
  /// The languages that the scene is translated to but not laid out in by default.
  package var otherLanguages: [String]
  /// The font families that it names.
  package var fontFamilies: [String]
  /// The characters beyond Latin letters in its layouts.
  package var foreignCharacters: String
  /// The settings of its app that restrict devices or orientations, as ``ReviewPlan/followedSettings`` reports them.
  package var settings: [String]
  /// The names of its states.
  package var states: [String]
  package var viewNames: [String]
  /// The names of its constraints: identifiers, object ids, and the name by which one was drawn.
  package var constraintNames: [String]
  /// The pictures, sheets and data files.
  package var files: [WrittenFile]
  /// The cell of the index sheet; nil if not all of its layouts were drawn.
  package var indexCell: IndexCell?
  /// The cell of the storyboard's map; nil if no map is drawn.
  package var mapCell: MapCell?

  package init(
    wantedSlugs: [String], slug: String, reportText: String, otherLanguages: [String], fontFamilies: [String],
    foreignCharacters: String, settings: [String], states: [String], viewNames: [String], constraintNames: [String],
    files: [WrittenFile], indexCell: IndexCell? = nil, mapCell: MapCell? = nil
  ) {
    self.wantedSlugs = wantedSlugs
    self.slug = slug
    self.reportText = reportText
    self.otherLanguages = otherLanguages
    self.fontFamilies = fontFamilies
    self.foreignCharacters = foreignCharacters
    self.settings = settings
    self.states = states
    self.viewNames = viewNames
    self.constraintNames = constraintNames
    self.files = files
    self.indexCell = indexCell
    self.mapCell = mapCell
  }
}

extension SceneRecord<DrawingDetails> {
  /// The statuses of the scene and of its layouts.
  var standing: ReviewReport.Standing { (status, layoutStatuses) }

  /// Returns the findings about the scene and its layouts, each once, with paths that open the document.
  package func findings(in document: ReviewDocument) -> (scene: [Finding], layouts: [SharedFinding]) {
    (findings.map(document.shown), groups.map { $0.mapFinding(document.shown) })
  }

  /// Creates the record of a drawn scene.
  ///
  /// - Parameters:
  ///   - planned: The scene in the plan.
  ///   - report: The report on the scene.
  ///   - files: The written files.
  ///   - indexCell: Its cell of the index sheet.
  ///   - mapCell: Its cell of the storyboard's map.
  ///   - drawn: The name of the constraint whose views are tinted, which may be its equation; nil if there is none.
  package init(
    _ planned: ReviewPlan.PlannedScene, _ report: SceneReport, files: [WrittenFile], indexCell: IndexCell?,
    mapCell: MapCell?, constraintDrawnAs drawn: String? = nil
  ) {
    let drawnNames = [drawn].compactMap(\.self).filter(planned.scene.hasConstraint(named:))
    let titles = VariantTitles(of: report.layouts.map(\.variant))
    let found = report.layouts.map { layout in
      (titles.title(of: layout.variant), layout.findings.map { $0.finding.asText })
    }
    self.init(
      status: report.status, layoutStatuses: report.layouts.map(\.status),
      findings: report.findings.map { $0.finding.asText }, groups: SharedFinding.all(in: found),
      details: DrawingDetails(
        wantedSlugs: DocumentFileNames(path: planned.scene.documentPath).names(for: planned.scene), slug: planned.slug,
        reportText: report.value.lines(indentation: 2), otherLanguages: planned.scene.otherLanguages,
        fontFamilies: planned.scene.fontFamilies, foreignCharacters: planned.foreignCharacters,
        settings: planned.scene.settingsTexts, states: planned.scene.selection.namedStates,
        viewNames: planned.scene.viewNames, constraintNames: planned.scene.constraintNames + drawnNames, files: files,
        indexCell: indexCell, mapCell: mapCell))
  }
}

extension Finding {
  /// The finding for messages, without its constraints.
  fileprivate var asText: Finding {
    var finding = self
    finding.constraints = []
    return finding
  }
}
