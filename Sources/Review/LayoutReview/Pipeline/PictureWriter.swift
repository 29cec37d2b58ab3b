internal import Drawing
internal import Geometry
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import WorkBudgets

/// Writes pictures in the formats of the output.
struct PictureWriter {
  /// The output: where pictures go, and as what.
  let output: ReviewOutput
  /// The folder that they are written to.
  let folder: OutputFolder
  /// The engine that makes PNG files.
  let rasterizer: any Rasterizing
  /// Makes files of pixels that have none.
  let encodeImage: ImageEncoder

  /// The outcome of one picture.
  struct Written: Sendable, Hashable {
    /// The files, by paths relative to the output folder.
    var picture: PictureReport
    /// The files as they were written.
    var files: [WrittenFile] = []
    /// The reasons why the picture could not be drawn in some format.
    var problems: [String] = []
    /// Files that could not be written.
    var failures: [FileError] = []
  }

  /// Writes a picture to files of one name, a path relative to the output folder without its extension.
  ///
  /// - Parameters:
  ///   - formats: The formats; pictures are not written as PDF.
  ///   - dark: What the SVG shows on dark screens; nil for the same.
  func write(
    _ picture: DisplayList, as formats: [PictureFormat], inDark dark: DisplayList? = nil, named name: String,
    pixelsPerPoint: Double
  ) -> Written {
    var written = Written(
      picture: PictureReport(
        pngPath: nil, svgPath: nil,
        pixelSize: Size(
          width: (picture.size.width * pixelsPerPoint).rounded(.up),
          height: (picture.size.height * pixelsPerPoint).rounded(.up)),
        layers: picture.layers))
    for format in formats {
      let path = "\(name).\(format.rawValue)"
      switch format {
      case .png:
        save(to: path, in: &written, record: \.pngPath) { () throws(RasterizingError) in
          try rasterizer.png(of: picture, scale: pixelsPerPoint)
        }
      case .svg:
        save(to: path, in: &written, record: \.svgPath) {
          dark.map { picture.svgBytes(inDark: $0, encodingImagesWith: encodeImage) }
            ?? picture.svgBytes(encodingImagesWith: encodeImage)
        }
      case .pdf: break
      }
    }
    return written
  }

  /// Writes the pages of a sheet: each as a picture, and all of them as one document where that is asked for, of which the
  /// first page tells; none where the work is to end before the last one is written.
  ///
  /// - Parameters:
  ///   - formats: The formats.
  ///   - name: The name of the sheet in files.
  ///   - title: The name for people.
  func writeSheet(
    _ pages: [DisplayList], as formats: [PictureFormat], named name: String, title: String
  ) -> [Written] {
    var written: [Written] = []
    for (number, page) in pages.enumerated() {
      guard !WorkBudget.checkCancellation() else { return [] }
      written.append(
        write(
          page, as: formats, named: OutputFolder.sheetName(name, page: number + 1, of: pages.count), pixelsPerPoint: 1))
    }
    if !written.isEmpty, formats.contains(.pdf) {
      writeDocument(pages, named: OutputFolder.sheetName(name, page: 1, of: 1), title: title, in: &written[0])
    }
    return written
  }

  /// Writes a picture that is a page by itself, also as a document if PDF is one of the formats.
  func writePage(_ page: DisplayList, as formats: [PictureFormat], named name: String) -> Written {
    var written = write(page, as: formats, named: name, pixelsPerPoint: 1)
    guard formats.contains(.pdf) else { return written }
    writeDocument([page], named: name, title: page.title, in: &written)
    return written
  }

  /// Writes pages as one document.
  private func writeDocument(_ pages: [DisplayList], named name: String, title: String, in written: inout Written) {
    save(to: "\(name).\(PictureFormat.pdf.rawValue)", in: &written, record: \.pdfPath) {
      () throws(RasterizingError) in try rasterizer.pdf(of: pages, title: title)
    }
  }

  /// Writes a file unless there is something wrong with its picture.
  private func save(
    to path: String, in written: inout Written, record: WritableKeyPath<PictureReport, String?>,
    _ makeBytes: () throws(RasterizingError) -> [UInt8]
  ) {
    do throws(RasterizingError) {
      save(try makeBytes(), to: path, in: &written) { $0[keyPath: record] = path }
    } catch {
      written.problems.append("\(path) was not drawn: \(error.message)")
    }
  }

  private func save(
    _ bytes: [UInt8], to path: String, in written: inout Written, record: (inout PictureReport) -> Void
  ) {
    do throws(FileError) {
      try folder.tree.write(bytes, to: path)
      record(&written.picture)
      written.files.append(WrittenFile(path: path, contents: bytes))
    } catch {
      written.failures.append(error)
    }
  }
}
