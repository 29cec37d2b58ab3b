internal import HostFiles
internal import JSON
internal import ReviewCache
package import ReviewPlans
internal import ReviewReports
internal import Scenes

/// The entry of one scene on the page of differences, as it is written there.
package struct DifferenceEntry: Sendable, Hashable {
  /// The name of the scene.
  var name: String
  /// The identifier of the scene in its document.
  var identifier: String
  var document: String
  /// The name of the folder of its pictures.
  var slug: String
  /// The digest of all compared layouts, as in ``SceneReport/digest``.
  var digest: String
  /// The number of compared layouts.
  var layoutCount: Int
  /// The variants of the different layouts.
  var variants: [String]
  /// The findings about the scene, as JSON indented for its place in the data of the page.
  var findings: String
  /// The differences, as text.
  var causes: String
  /// The different layouts, as text.
  var layouts: String
  /// The scene's pictures, and the data of its layouts.
  package var files: [WrittenFile]

  /// Creates the entry of a scene whose files were written.
  init(_ report: DifferenceReport, files: [WrittenFile]) {
    name = report.scene.name
    identifier = report.scene.identifier
    document = report.scene.documentPath
    slug = report.slug
    digest = report.digest
    layoutCount = report.layoutCount
    variants = report.layouts.map(\.variant.identifier)
    findings = report.findingsValue.lines(indentation: Self.indentation)
    causes = report.causesValue.lines(indentation: Self.indentation)
    layouts = report.layoutsValue.lines(indentation: Self.indentation)
    self.files = files
  }

  /// The level of the members: they are in an element of a list in an object.
  private static let indentation = 3

  /// Returns the entry as a JSON value.
  ///
  /// - Parameter isInGallery: Whether the gallery in the folder above the page's shows the same layouts.
  func value(isInGallery: Bool) -> JSONValue {
    [
      "name": .string(name), "identifier": .string(identifier), "document": .string(document), "slug": .string(slug),
      "compared": .number(layoutCount), "gallery": .boolean(isInGallery), "findings": .written(findings),
      "causes": .written(causes), "layouts": .written(layouts),
    ]
  }
}

extension DifferenceEntry {
  func write(to writer: inout ByteWriter) {
    for text in [name, identifier, document, slug, digest] { writer.write(text) }
    writer.write(layoutCount)
    writer.write(variants)
    for text in [findings, causes, layouts] { writer.write(text) }
    writer.write(files) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    name = try reader.text()
    identifier = try reader.text()
    document = try reader.text()
    slug = try reader.text()
    digest = try reader.text()
    layoutCount = try reader.count()
    variants = try reader.texts()
    findings = try reader.text()
    causes = try reader.text()
    layouts = try reader.text()
    files = try reader.list(WrittenFile.init(from:))
  }
}
