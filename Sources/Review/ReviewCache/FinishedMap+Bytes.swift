internal import ContactSheets
internal import Geometry
package import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

private typealias Malformed = ByteReader.Malformed

extension FinishedMap: CacheContent {
  package func write(to writer: inout ByteWriter) {
    writer.write(report.slug)
    writer.write(report.documentPath)
    writer.write(report.name)
    report.picture.write(to: &writer)
    report.map.write(to: &writer)
    writer.write(report.frames) { $0.write($1) }
    writer.write(report.slugs) { $0.write($1) { $0.write($1) } }
    writer.write(report.isCanvas)
    writer.write(files) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let report = MapReport(
      slug: try reader.text(), documentPath: try reader.text(), name: try reader.text(),
      picture: try PictureReport(from: &reader), map: try StoryboardMap(from: &reader),
      frames: try reader.list { reader throws(Malformed) in try reader.rect() },
      slugs: try reader.list { reader throws(Malformed) in try reader.optionalText() }, isCanvas: try reader.boolean())
    // The report accesses a frame and a slug for each box.
    guard report.frames.count == report.map.nodes.count, report.slugs.count == report.map.nodes.count else {
      throw ByteReader.Malformed()
    }
    self.init(report: report, files: try reader.list(WrittenFile.init(from:)))
  }
}

extension MapCell {
  package func write(to writer: inout ByteWriter) {
    writer.write(identifier)
    writer.write(slug)
    writer.write(summary)
    for length in [size.width, size.height, screen.width, screen.height, cornerRadius] { writer.write(length) }
    writer.write(picture.count)
    writer.write(picture)
  }

  /// Reads a cell.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let (identifier, slug, summary) = (try reader.text(), try reader.text(), try reader.text())
    let size = Size(width: try reader.number(), height: try reader.number())
    let screen = Size(width: try reader.number(), height: try reader.number())
    let cornerRadius = try reader.number()
    guard [size.width, size.height, screen.width, screen.height, cornerRadius].allSatisfy(\.isFinite) else {
      throw ByteReader.Malformed()
    }
    self.init(
      identifier: identifier, slug: slug, summary: summary, size: size, screen: screen, cornerRadius: cornerRadius,
      picture: Array(try reader.bytes(try reader.count())))
  }
}

extension StoryboardMap {
  /// Writes the boxes and segues.
  package func write(to writer: inout ByteWriter) {
    writer.write(nodes) { $1.write(to: &$0) }
    writer.write(segues) { $1.write(to: &$0) }
    writer.write(initial) { $0.write($1) }
    writer.write(omitted)
  }

  /// Reads boxes and segues.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      nodes: try reader.list(Node.init(from:)), segues: try reader.list(Segue.init(from:)),
      initial: try reader.optional { reader throws(Malformed) in try reader.count() }, omitted: try reader.count())
  }
}

extension StoryboardMap.Node {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(kind.rawValue)
    for text in [scene, storyboardIdentifier, storyboard] { writer.write(text) { $0.write($1) } }
    writer.write(place) { $0.write($1) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      name: try reader.text(), kind: try reader.oneCase(of: Kind.self), scene: try reader.optionalText(),
      storyboardIdentifier: try reader.optionalText())
    storyboard = try reader.optionalText()
    place = try reader.optional { reader throws(Malformed) in try reader.point() }
    guard place.map({ $0.x.isFinite && $0.y.isFinite }) ?? true else { throw ByteReader.Malformed() }
  }
}

extension StoryboardMap.Segue {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    for text in [identifier, relationship, trigger] { writer.write(text) { $0.write($1) } }
    writer.write(source)
    writer.write(target) { $0.write($1) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      kind: try reader.oneCase(of: Kind.self), identifier: try reader.optionalText(),
      relationship: try reader.optionalText(), trigger: try reader.optionalText(), source: try reader.count(),
      target: try reader.optional { reader throws(Malformed) in try reader.count() })
  }
}

extension ByteReader {
  fileprivate mutating func optionalText() throws(Malformed) -> String? {
    try optional { reader throws(Malformed) in try reader.text() }
  }
}
