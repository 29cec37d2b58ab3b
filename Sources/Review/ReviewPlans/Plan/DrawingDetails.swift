package import ContactSheets
package import Findings
internal import JSON
package import ReviewReports
internal import Scenes

/// The parts of a record that `render` has: the files that show the scene, and what later runs need to know of it.
package struct DrawingDetails: Sendable, Hashable {
  /// The names that its files would like to have, the nicest first.
  package var wantedSlugs: [String]
  /// The name that they have.
  package var slug: String
  /// Its member of the report and of the gallery's data, as text: an element of a list in an object.
  package var reportText: String
  /// The languages that it is translated to and that it does not lay out by itself.
  package var otherLanguages: [String]
  /// The families of fonts that it names.
  package var fontFamilies: [String]
  /// The characters beyond those of Latin letters that its layouts show.
  package var foreignCharacters: String
  /// The settings of its app, as ``ReviewPlan`` tells them.
  package var settings: [String]
  /// The names of its states.
  package var states: [String]
  /// The names of its views.
  package var viewNames: [String]
  /// The names of its constraints.
  package var constraintNames: [String]
  /// Its pictures, sheets and the data of its views.
  package var files: [WrittenFile]
  /// The part of the index sheet that shows it; nil where not all of its layouts were drawn.
  package var indexCell: IndexCell?
  /// The part of the storyboard's map that shows it; nil where there is to be no map.
  package var mapCell: MapCell?

  /// The parts of a record.
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

  /// The findings about the scene and its layouts, each once; paths are those that open the document.
  package func findings(in document: ReviewDocument) -> (scene: [Finding], layouts: [SharedFinding]) {
    (findings.map(document.shown), groups.map { $0.mapFinding(document.shown) })
  }

  /// The record of a planned scene that was drawn.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - files: What was written.
  ///   - indexCell: What the index sheet shows of it.
  ///   - mapCell: What the map of its storyboard shows of it.
  package init(
    _ planned: ReviewPlan.PlannedScene, _ report: SceneReport, files: [WrittenFile], indexCell: IndexCell?,
    mapCell: MapCell?
  ) {
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
        viewNames: planned.scene.viewNames, constraintNames: planned.scene.constraintNames, files: files,
        indexCell: indexCell, mapCell: mapCell))
  }
}

extension Finding {
  /// The finding as messages show it: without its constraints.
  fileprivate var asText: Finding {
    var finding = self
    finding.constraints = []
    return finding
  }
}
