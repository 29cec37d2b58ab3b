internal import ContactSheets
internal import Geometry
package import HostFiles
internal import ReviewPlans
internal import ReviewReports

extension CachedIndex: CacheContent {
  package func write(to writer: inout ByteWriter) {
    writer.write(pages) { $1.write(to: &$0) }
    writer.write(files) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      pages: try reader.list(PictureReport.init(from:)),
      files: try reader.list(WrittenFile.init(from:)))
  }
}

extension WrittenFile {
  /// Writes the path and the digest of the file.
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(digest)
  }

  /// Reads the path and the digest of a file.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(path: try reader.text(), digest: try reader.digest())
  }
}

extension PictureReport {
  /// Writes the picture of a sheet or map, which has no layers.
  package func write(to writer: inout ByteWriter) {
    for path in [pngPath, svgPath, pdfPath] { writer.write(path) { $0.write($1) } }
    writer.write(pixelSize.width)
    writer.write(pixelSize.height)
  }

  /// Reads the picture of a sheet or map.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    let paths = try (0..<3).map { (_) throws(Malformed) in
      try reader.optional { reader throws(Malformed) in try reader.text() }
    }
    self.init(
      pngPath: paths[0], svgPath: paths[1],
      pixelSize: Size(width: try reader.number(), height: try reader.number()))
    pdfPath = paths[2]
  }
}
