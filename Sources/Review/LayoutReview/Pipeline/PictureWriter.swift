internal import Drawing
internal import Geometry
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import WorkBudgets

/// A writer of pictures in the formats of the output.
struct PictureWriter {
  /// The output: the formats and locations of pictures.
  let output: ReviewOutput
  let folder: OutputFolder
  /// The rasterizer for PNG files.
  let rasterizer: any Rasterizing
  /// A function that encodes images that have no file.
  let encodeImage: ImageEncoder

  /// The result of writing one picture.
  struct Written: Sendable, Hashable {
    /// The files, by paths relative to the output folder.
    var picture: PictureReport
    var files: [WrittenFile] = []
    /// The reasons why the picture could not be drawn in some format.
    var problems: [String] = []
    /// The files that could not be written.
    var failures: [FileError] = []
  }

  /// Writes a picture to files with one name: a path relative to the output folder, without extension.
  ///
  /// - Parameters:
  ///   - picture: The picture to write.
  ///   - formats: The formats. PDF is skipped.
  ///   - dark: The picture that the SVG shows in dark mode; nil for the same.
  ///   - name: The path of the files, relative to the output folder and without extension.
  ///   - pixelsPerPoint: The resolution of PNG files.
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
        layers: output.painter == .direct ? picture.layers : []))
    for format in formats {
      let path = "\(name).\(format.rawValue)"
      switch format {
      case .png:
        save(to: path, in: &written, record: \.pngPath) { () throws(RasterizingError) in
          try rasterizer.png(of: picture, scale: pixelsPerPoint)
        }
      case .svg:
        save(to: path, in: &written, record: \.svgPath) { () throws(RasterizingError) in
          if output.painter == .cairo { return try rasterizer.svg(of: picture) }
          return dark.map { picture.svgBytes(inDark: $0, encodingImagesWith: encodeImage) }
            ?? picture.svgBytes(encodingImagesWith: encodeImage)
        }
      case .pdf: break
      }
    }
    return written
  }

  /// Writes the pages of a sheet: each as a picture and, for PDF, all of them as one document, which the result of the
  /// first page includes. Empty if the work is stopped before the last page is written.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order.
  ///   - formats: The formats.
  ///   - name: The name of the sheet in files.
  ///   - title: The title of the document.
  func writeSheet(
    _ pages: [DisplayList], as formats: [PictureFormat], named name: String, title: String
  ) -> [Written] {
    var written: [Written] = []
    for (number, page) in pages.enumerated() {
      guard !WorkBudget.checkCancellation() else { return [] }
      let file = write(
        page, as: formats, named: OutputFolder.sheetName(name, page: number + 1, of: pages.count), pixelsPerPoint: 1)
      guard !WorkBudget.isCancelled || file.problems.isEmpty else { return [] }
      written.append(file)
    }
    if !written.isEmpty, formats.contains(.pdf) {
      writeDocument(pages, named: OutputFolder.sheetName(name, page: 1, of: 1), title: title, in: &written[0])
    }
    return written
  }

  /// Writes a picture that is one page, including as PDF.
  func writePage(_ page: DisplayList, as formats: [PictureFormat], named name: String) -> Written {
    var written = write(page, as: formats, named: name, pixelsPerPoint: 1)
    guard formats.contains(.pdf) else { return written }
    writeDocument([page], named: name, title: page.title, in: &written)
    return written
  }

  private func writeDocument(_ pages: [DisplayList], named name: String, title: String, in written: inout Written) {
    save(to: "\(name).\(PictureFormat.pdf.rawValue)", in: &written, record: \.pdfPath) {
      () throws(RasterizingError) in try rasterizer.pdf(of: pages, title: title)
    }
  }

  /// Writes a file unless its picture cannot be made.
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
