internal import AutoLayout
internal import HostFiles
internal import JSON
internal import Scenes

extension ReportedReview {
  /// The largest report that is read, in bytes: that of some hundred thousand layouts is not larger.
  package static let sizeLimit = 1 << 30

  /// Reads the text of `report.json`.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - folder: The folder that the report lies in, from which the paths of its pictures count; nil for a report
  ///     without pictures.
  /// - Throws: ``ReportReadingError`` where it is no report, or one of another version.
  package init(reading bytes: [UInt8], in folder: String?) throws(ReportReadingError) {
    let report: ReportCursor
    do throws(JSONError) {
      report = ReportCursor(value: try JSONParser.value(in: bytes))
    } catch {
      throw ReportReadingError(error, in: bytes)
    }
    try Self.checkVersion(of: report)
    source = .text(bytes)
    toolVersion = try report.object("tool").text("version")
    selection = try report.text("selection")
    let documents = report.value["documents"] == nil ? [] : try report.list("documents")
    var places = ReportedPlaces(try documents.map(ReviewReport.Document.init))
    unread = []
    for document in try report.list("unread") {
      unread.append(
        ReportedDocument(path: try document.text("path"), findings: try document.findings()).placed(in: places))
    }
    others = ReportedDocument.others(report.value["findings"] == nil ? [] : try report.findings())
    scenes = []
    for scene in try report.list("scenes") {
      scenes.append(try ReportedScene(scene, in: folder).placed(in: &places))
    }
  }

  private static func checkVersion(of report: ReportCursor) throws(ReportReadingError) {
    guard report.value["schemaVersion"] != nil else {
      throw ReportReadingError("the file is no report of render-layouts: it has no 'schemaVersion'")
    }
    let version = try report.count("schemaVersion")
    guard version == ReviewReport.schemaVersion else {
      throw ReportReadingError(
        "the report is of version \(version), and this version of render-layouts reads \(ReviewReport.schemaVersion)",
        hint: "use the version of render-layouts that made it, or make it anew with this one")
    }
  }
}

extension ReviewReport.Document {
  fileprivate init(_ document: ReportCursor) throws(ReportReadingError) {
    name = try document.text("name")
    path = try document.optionalText("path")
    sceneCount = try document.count("scenes")
  }
}

extension ReportedScene {
  /// A scene whose findings and place are those of its document by its name.
  fileprivate init(_ scene: ReportCursor, in folder: String?) throws(ReportReadingError) {
    let document = try scene.text("document")
    name = try scene.text("name")
    identifier = try scene.text("identifier")
    source = SourceLocation(
      path: document, line: try scene.optionalCount("line") ?? 1, column: try scene.optionalCount("column") ?? 1)
    status = try scene.word("status", of: ReviewStatus.self)
    findings = try scene.findings()
    let read = try scene.list("layouts")
    let words = try read.map(VariantWords.init)
    let titles = VariantTitles(of: words)
    layouts = try zip(read, words).map { layout, words throws(ReportReadingError) in
      ReportedLayout(
        variant: try layout.text("variant"), title: titles.title(of: words),
        status: try layout.word("status", of: ReviewStatus.self), picture: try layout.picture(in: folder),
        findings: try layout.findings())
    }
  }
}

extension VariantWords {
  fileprivate init(_ layout: ReportCursor) throws(ReportReadingError) {
    let device = try layout.object("device").text("name")
    let orientation = try layout.word("orientation", of: Orientation.self)
    choices = [
      try layout.text("locale"), try layout.word("textSize", of: TextSize.self).rawValue,
      try layout.word("appearance", of: Appearance.self).rawValue,
    ]
    let state = try layout.optionalText("state")
    title = SceneVariant.title(
      device: device, orientation, state: state, systemVersion: try layout.optionalCount("os"))
  }
}

extension ReportCursor {
  /// The picture of a layout, from where the tool is run.
  fileprivate func picture(in folder: String?) throws(ReportReadingError) -> String? {
    guard let folder, case .object? = value["picture"] else { return nil }
    let picture = try object("picture")
    let paths = [try picture.optionalText("png"), try picture.optionalText("svg")]
    return paths.compactMap(\.self).first.map { FolderPath.join(folder, $0) }
  }

  /// The findings of a part of a report, with the paths that it names.
  fileprivate func findings() throws(ReportReadingError) -> [FindingReport] {
    try list("findings").map { finding throws(ReportReadingError) in
      FindingReport(
        Finding(
          code: FindingCode(try finding.text("code")),
          severity: try finding.word("severity", of: Finding.Severity.self), message: try finding.text("message"),
          hint: try finding.optionalText("hint"), notes: try finding.texts("notes"), source: try finding.place(),
          excerpt: try finding.excerpt()),
        viewNames: try finding.texts("views"))
    }
  }

  private func place() throws(ReportReadingError) -> SourceLocation? {
    guard let path = try optionalText("path") else { return nil }
    return SourceLocation(path: path, line: try count("line"), column: try count("column"))
  }

  private func excerpt() throws(ReportReadingError) -> Finding.Excerpt? {
    guard let excerpt = value["excerpt"] else { return nil }
    let parts = excerpt.elements
    guard parts.count == 3, let line = parts[0].string, let column = parts[1].number.flatMap(Int.init(exactly:)),
      let length = parts[2].number.flatMap(Int.init(exactly:))
    else { throw problem("excerpt", "must be a line, a column and a length") }
    return Finding.Excerpt(line: line, column: column, length: length)
  }
}
