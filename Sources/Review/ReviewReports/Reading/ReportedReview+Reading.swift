internal import Findings
internal import Geometry
internal import HostFiles
internal import JSON
internal import Scenes
internal import Typography

extension ReportedReview {
  /// The largest report that is read, in bytes: enough for several hundred thousand layouts.
  package static let sizeLimit = 1 << 30

  /// Reads the text of `report.json`.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - folder: The folder of the report, to which the paths of its pictures are relative; nil for a report without
  ///     pictures.
  /// - Throws: ``ReportReadingError`` if it is not a report, or one of a different version.
  package init(reading bytes: [UInt8], in folder: String?) throws(ReportReadingError) {
    let report: ReportCursor
    do throws(JSONError) {
      report = ReportCursor(value: try JSONParser.value(in: bytes))
    } catch {
      throw ReportReadingError(error, in: bytes)
    }
    try Self.checkVersion(of: report)
    self.init(try ReviewReport(report, in: folder), from: .text(bytes))
  }

  private static func checkVersion(of report: ReportCursor) throws(ReportReadingError) {
    guard report.value["schemaVersion"] != nil else {
      throw ReportReadingError("not a report of render-layouts: 'schemaVersion' is missing")
    }
    let version = try report.count("schemaVersion")
    guard version == ReviewReport.schemaVersion else {
      throw ReportReadingError(
        "the report has version \(version), but this version of render-layouts reads version "
          + "\(ReviewReport.schemaVersion)",
        hint: "use the version of render-layouts that wrote it, or create it again with this one")
    }
  }
}

extension ReviewReport {
  /// Creates a report with the parts that reports for other programs need.
  fileprivate init(_ report: ReportCursor, in folder: String?) throws(ReportReadingError) {
    self.init(toolVersion: try report.object("tool").text("version"), selection: try report.text("selection"))
    if report.value["documents"] != nil { documents = try report.list("documents").map(Document.init) }
    unreadDocuments = try report.list("unread").map { document throws(ReportReadingError) in
      ReportedDocument(path: try document.text("path"), findings: try document.findings())
    }
    if report.value["findings"] != nil { findings = try report.findings() }
    scenes = try report.list("scenes").map { scene throws(ReportReadingError) in
      try SceneReport(scene, in: folder)
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

extension SceneReport {
  fileprivate init(_ scene: ReportCursor, in folder: String?) throws(ReportReadingError) {
    let document = try scene.text("document")
    self.init(
      name: try scene.text("name"), identifier: try scene.text("identifier"), slug: try scene.text("slug"),
      documentPath: document,
      source: SourceLocation(
        path: document, line: try scene.optionalCount("line") ?? 1, column: try scene.optionalCount("column") ?? 1))
    _ = try scene.word("status", of: ReviewStatus.self)
    findings = try scene.findings()
    layouts = try scene.list("layouts").map { layout throws(ReportReadingError) in
      _ = try layout.word("status", of: ReviewStatus.self)
      return LayoutReport(
        variant: try SceneVariant(layout), rootSize: try layout.size("size"),
        activeVariations: try layout.texts("variations"), picture: try PictureReport(of: layout, in: folder),
        findings: try layout.findings())
    }
    if scene.value["changed"] != nil { changedPictures = try ChangedPictures(scene.object("changed")) }
  }
}

extension ChangedPictures {
  fileprivate init(_ changed: ReportCursor) throws(ReportReadingError) {
    self.init(
      before: try changed.optionalText("before").flatMap(PictureReport.safePath),
      after: try changed.optionalText("after").flatMap(PictureReport.safePath),
      layoutCount: try changed.count("layouts"))
  }
}

extension PictureReport {
  /// Creates the picture of a layout, with paths relative to the working directory, or nil if there is none.
  fileprivate init?(of layout: ReportCursor, in folder: String?) throws(ReportReadingError) {
    guard let folder, case .object? = layout.value["picture"] else { return nil }
    let picture = try layout.object("picture")
    self.init(
      pngPath: try picture.optionalText("png").flatMap { Self.path($0, in: folder) },
      svgPath: try picture.optionalText("svg").flatMap { Self.path($0, in: folder) },
      pixelSize: Size(width: try picture.number("width"), height: try picture.number("height")))
  }
}

extension PictureReport {
  private static func path(_ path: String, in folder: String) -> String? {
    safePath(path).map { FolderPath.join(folder, $0) }
  }

  /// Returns the path of a picture in a report, or nil if it is outside the report's folder or has characters that the
  /// tool never writes. A manipulated report could otherwise attach any file.
  fileprivate static func safePath(_ path: String) -> String? {
    let isOurs = path.utf8.allSatisfy { ("!"..."~").contains(Unicode.Scalar($0)) && !"[]|".utf8.contains($0) }
    guard isOurs, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
    return path
  }
}

extension SceneVariant {
  /// Creates a variant with the values that a report describes. The bars of the device are not included.
  fileprivate init(_ layout: ReportCursor) throws(ReportReadingError) {
    let device = try layout.object("device")
    self.init(
      device: Device(
        identifier: try device.text("identifier"), name: try device.text("name"),
        size: Size(width: try device.number("width"), height: try device.number("height")),
        scale: try device.number("scale"), idiom: try device.word("idiom", of: Device.Idiom.self),
        portraitInsets: .zero, landscapeInsets: .zero),
      orientation: try layout.word("orientation", of: Orientation.self), locale: try layout.text("locale"),
      textSize: try layout.word("textSize", of: TextSize.self),
      appearance: try layout.word("appearance", of: Appearance.self), state: try layout.optionalText("state"),
      systemVersion: try layout.optionalCount("os"), accessibility: try layout.accessibility)
  }
}

extension ReportCursor {
  /// The accessibility settings of a layout; empty if the report states none.
  fileprivate var accessibility: AccessibilitySettings {
    get throws(ReportReadingError) {
      guard let word = try optionalText("accessibility") else { return [] }
      guard let settings = AccessibilitySettings(word) else { throw problem("accessibility", "must name settings") }
      return settings
    }
  }

  fileprivate func number(_ name: String) throws(ReportReadingError) -> Double {
    guard let number = value[name]?.number else { throw problem(name, "must be a number") }
    return number
  }

  /// Returns the width and the height of a member.
  fileprivate func size(_ name: String) throws(ReportReadingError) -> Size {
    let numbers = value[name]?.elements.compactMap(\.number) ?? []
    guard numbers.count == 2 else { throw problem(name, "must be a width and a height") }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// Returns the findings in a part of a report, with its paths.
  fileprivate func findings() throws(ReportReadingError) -> [FindingReport] {
    try list("findings").map { finding throws(ReportReadingError) in
      var found = Finding(
        code: FindingCode(try finding.text("code")),
        severity: try finding.word("severity", of: Finding.Severity.self),
        message: try finding.message(), hint: try finding.hint(),
        notes: try finding.texts("notes").map(Finding.Note.init(reading:)), source: try finding.place(),
        excerpt: try finding.excerpt())
      found.consequences = try finding.consequences()
      found.isExpected = finding.value["expected"] == .boolean(true)
      if finding.value["fix"] != nil { found.fix = try finding.object("fix").fix(in: found.source?.path ?? "") }
      // The command begins with the tool, the command's name and the path.
      let words = try finding.texts("command")
      if words.count > 2 { found.command = Finding.Command(words[1], Array(words[3...])) }
      return FindingReport(found, viewNames: try finding.texts("views"))
    }
  }

  /// Returns the consequences of a finding. Their views have no numbers.
  private func consequences() throws(ReportReadingError) -> [Finding.Consequence] {
    guard value["consequences"] != nil else { return [] }
    return try list("consequences").map { consequence throws(ReportReadingError) in
      Finding.Consequence(
        code: FindingCode(try consequence.text("code")),
        severity: try consequence.word("severity", of: Finding.Severity.self),
        message: try consequence.message(), name: try consequence.text("view"),
        source: try consequence.place(), view: 0)
    }
  }

  /// Returns the message of a finding or a consequence.
  private func message() throws(ReportReadingError) -> Finding.Message {
    let arguments = (value["arguments"]?.elements ?? []).compactMap { argument -> Finding.Message.Argument? in
      argument.string.map { .name($0) } ?? argument.elements.first?.string.map { .measure($0) }
    }
    return Finding.Message(kind: try optionalText("kind") ?? "", arguments: arguments, text: try text("message"))
  }

  /// Returns the hint of a finding, with the word that it suggests, or nil if there is none.
  private func hint() throws(ReportReadingError) -> Finding.Message? {
    guard let text = try optionalText("hint") else { return nil }
    guard let word = try optionalText("suggestion") else { return "\(words: text)" }
    return Finding.Message(suggesting: word, text: text)
  }

  private func place() throws(ReportReadingError) -> SourceLocation? {
    guard let path = try optionalText("path") else { return nil }
    return SourceLocation(path: path, line: try count("line"), column: try count("column"))
  }

  private func excerpt() throws(ReportReadingError) -> Finding.Excerpt? {
    guard let excerpt = value["excerpt"] else { return nil }
    let parts = excerpt.elements
    guard parts.count == 3, let line = parts[0].string, let column = Self.count(of: parts[1]),
      let length = Self.count(of: parts[2]), column > 0
    else { throw problem("excerpt", "must be a line, a column and a length") }
    return Finding.Excerpt(line: line, column: column, length: length)
  }
}
