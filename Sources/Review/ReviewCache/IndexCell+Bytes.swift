internal import ContactSheets
internal import Geometry
package import HostFiles
internal import ReviewReports
internal import SceneDrawing
internal import Scenes

extension IndexCell {
  package func write(to writer: inout ByteWriter) {
    writer.write(slug)
    writer.write(sceneName)
    writer.write(variantTitle)
    writer.write(status.rawValue)
    for kind in FindingKind.allCases { writer.write(findingCounts[kind] ?? 0) }
    writer.write(layoutCount)
    writer.write(troubledCount)
    writer.write(summary)
    for length in [size.width, size.height, cornerRadius, scale] { writer.write(length) }
    writer.write(marks.map(\.rawValue).sorted()) { $0.write($1) }
    writer.write(appearance.rawValue)
    writer.write(picture.count)
    writer.write(picture)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    let (slug, sceneName, variantTitle) = (try reader.text(), try reader.text(), try reader.text())
    let status = try reader.oneCase(of: ReviewStatus.self)
    var findingCounts: [FindingKind: Int] = [:]
    for kind in FindingKind.allCases {
      let count = try reader.count()
      if count > 0 { findingCounts[kind] = count }
    }
    let (layoutCount, troubledCount, summary) = (try reader.count(), try reader.count(), try reader.text())
    let size = Size(width: try reader.number(), height: try reader.number())
    let (cornerRadius, scale) = (try reader.number(), try reader.number())
    guard [size.width, size.height, cornerRadius, scale].allSatisfy(\.isFinite) else { throw Malformed() }
    let marks = try reader.list { reader throws(Malformed) -> LegendMark in
      guard let mark = LegendMark(rawValue: try reader.count()) else { throw Malformed() }
      return mark
    }
    let appearance = try reader.oneCase(of: Appearance.self)
    self.init(
      slug: slug, sceneName: sceneName, variantTitle: variantTitle, status: status, findingCounts: findingCounts,
      layoutCount: layoutCount, troubledCount: troubledCount, summary: summary, size: size, cornerRadius: cornerRadius,
      scale: scale, marks: Set(marks), appearance: appearance,
      picture: Array(try reader.bytes(try reader.count())))
  }
}
