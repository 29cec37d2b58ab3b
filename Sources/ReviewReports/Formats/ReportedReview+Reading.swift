internal import AutoLayout
internal import Geometry
internal import HostFiles
package import JSON
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
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONParser.node(in: bytes)
    } catch {
      throw ReportReadingError(error.message, at: error.offset, in: bytes)
    }
    let report = ReportNode(value: node, path: "")
    try Self.checkVersion(of: report)
    json = bytes
    toolVersion = try report.object("tool").text("version")
    selection = try report.text("selection")
    var documents = try ReportedPlaces(report)
    unread = []
    for document in try report.list("unread") {
      unread.append(try ReportedDocument(document, at: documents.unreadDocument(named: document.text("path"))))
    }
    others = try ReportedDocument.others(in: report)
    scenes = []
    for scene in try report.list("scenes") {
      scenes.append(try SceneReport(scene, at: documents.nextDocument(named: scene.text("document")), folder))
    }
  }

  private static func checkVersion(of report: ReportNode) throws(ReportReadingError) {
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

/// The places of the documents of a report.
private struct ReportedPlaces {
  private var documents: [(document: DocumentLocation, scenes: Int)] = []
  private var position = 0
  private var taken = 0

  init(_ report: ReportNode) throws(ReportReadingError) {
    guard report.value["documents"] != nil else { return }
    for node in try report.list("documents") {
      let name = try node.text("name")
      let path = try node.optionalText("path") ?? name
      documents.append((DocumentLocation(path: path, name: name), try node.count("scenes")))
    }
  }

  /// The document of the next scene; scenes stand in the order of their documents.
  mutating func nextDocument(named name: String) -> DocumentLocation {
    while position < documents.count, taken == documents[position].scenes {
      position += 1
      taken = 0
    }
    guard position < documents.count, documents[position].document.name == name else { return Self.document(name) }
    taken += 1
    return documents[position].document
  }

  /// A document that has no scenes.
  func unreadDocument(named name: String) -> DocumentLocation {
    documents.first { $0.document.name == name && $0.scenes == 0 }?.document ?? Self.document(name)
  }

  /// A document of which nothing is known but its name.
  private static func document(_ name: String) -> DocumentLocation {
    DocumentLocation(name: name)
  }
}

extension ReportedDocument {
  fileprivate init(_ node: ReportNode, at document: DocumentLocation) throws(ReportReadingError) {
    var names = ViewNumbers()
    self.init(path: document.path, findings: try names.findings(of: node, in: document))
  }

  /// The findings about no document that was read, by the path of each.
  fileprivate static func others(in report: ReportNode) throws(ReportReadingError) -> [ReportedDocument] {
    guard report.value["findings"] != nil else { return [] }
    var names = ViewNumbers()
    let nowhere = DocumentLocation(name: "")
    return try names.findings(of: report, in: nowhere).map { found in
      ReportedDocument(path: found.finding.source?.path ?? "", findings: [found])
    }
  }
}

extension SceneReport {
  /// A scene as far as the reports for other programs tell it.
  fileprivate init(
    _ node: ReportNode, at document: DocumentLocation, _ folder: String?
  ) throws(ReportReadingError) {
    var names = ViewNumbers()
    self.init(
      name: try node.text("name"), identifier: try node.text("identifier"), slug: try node.text("slug"),
      documentPath: document.path,
      source: SourceLocation(
        path: document.path, line: try node.optionalCount("line") ?? 1, column: try node.optionalCount("column") ?? 1))
    _ = try node.word("status", of: ReviewStatus.self)
    findings = try names.findings(of: node, in: document)
    for layout in try node.list("layouts") {
      _ = try layout.word("status", of: ReviewStatus.self)
      layouts.append(
        LayoutReport(
          variant: try SceneVariant(layout), rootSize: try layout.size("size"),
          activeVariations: try layout.texts("variations"), picture: try PictureReport(of: layout, in: folder),
          findings: try names.findings(of: layout, in: document)))
    }
  }
}

extension PictureReport {
  /// The picture of a layout, with paths from where the tool is run; nil where there is none.
  fileprivate init?(of layout: ReportNode, in folder: String?) throws(ReportReadingError) {
    guard let folder, case .object? = layout.value["picture"] else { return nil }
    let picture = try layout.object("picture")
    self.init(
      pngPath: try picture.optionalText("png").map { FolderPath.join(folder, $0) },
      svgPath: try picture.optionalText("svg").map { FolderPath.join(folder, $0) },
      pixelSize: Size(width: try picture.number("width"), height: try picture.number("height")))
  }
}

extension SceneVariant {
  /// The variant as far as a layout of a report tells it; reports do not tell the bars of devices.
  fileprivate init(_ node: ReportNode) throws(ReportReadingError) {
    let device = try node.object("device")
    self.init(
      device: Device(
        identifier: try device.text("identifier"), name: try device.text("name"),
        size: Size(width: try device.number("width"), height: try device.number("height")),
        scale: try device.number("scale"), idiom: try device.word("idiom", of: Device.Idiom.self),
        portraitInsets: .zero, landscapeInsets: .zero),
      orientation: try node.word("orientation", of: Orientation.self), locale: try node.text("locale"),
      textSize: try node.word("textSize", of: TextSize.self),
      appearance: try node.word("appearance", of: Appearance.self), state: try node.optionalText("state"),
      systemVersion: try node.optionalCount("os"))
  }
}

extension ReportNode {
  /// The number of a member.
  fileprivate func number(_ name: String) throws(ReportReadingError) -> Double {
    guard let number = value[name]?.number else { throw problem(name, "must be a number") }
    return number
  }

  /// The width and the height of a member.
  fileprivate func size(_ name: String) throws(ReportReadingError) -> Size {
    let numbers = value[name]?.elements.compactMap(\.number) ?? []
    guard numbers.count == 2 else { throw problem(name, "must be a width and a height") }
    return Size(width: numbers[0], height: numbers[1])
  }
}

/// Gives views whose names alone are known numbers, by which findings about the same views are recognized.
private struct ViewNumbers {
  private var numbers: [String: Int] = [:]

  /// The findings of a part of a report, with the paths that open the document and the files beside it.
  mutating func findings(
    of node: ReportNode, in document: DocumentLocation
  ) throws(ReportReadingError) -> [FindingReport] {
    var findings: [FindingReport] = []
    for node in try node.list("findings") {
      let names = try node.texts("views")
      let finding = Finding(
        code: FindingCode(try node.text("code")), severity: try node.word("severity", of: Finding.Severity.self),
        message: try node.text("message"), hint: try node.optionalText("hint"), notes: try node.texts("notes"),
        source: try Self.place(node), excerpt: try Self.excerpt(node), views: names.map { number(of: $0) })
      findings.append(FindingReport(document.shown(finding), viewNames: names))
    }
    return findings
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = numbers.count
    return numbers.count - 1
  }

  private static func place(_ node: ReportNode) throws(ReportReadingError) -> SourceLocation? {
    guard let path = try node.optionalText("path") else { return nil }
    return SourceLocation(path: path, line: try node.count("line"), column: try node.count("column"))
  }

  private static func excerpt(_ node: ReportNode) throws(ReportReadingError) -> Finding.Excerpt? {
    guard let excerpt = node.value["excerpt"] else { return nil }
    let parts = excerpt.elements
    guard parts.count == 3, let line = parts[0].string, let column = parts[1].number.flatMap(Int.init(exactly:)),
      let length = parts[2].number.flatMap(Int.init(exactly:))
    else { throw node.problem("excerpt", "must be a line, a column and a length") }
    return Finding.Excerpt(line: line, column: column, length: length)
  }
}
