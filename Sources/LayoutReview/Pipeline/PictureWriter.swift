internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneDocuments
internal import Scenes

/// Writes pictures in the formats of the output.
struct PictureWriter {
  /// Where pictures go, and as what.
  let output: ReviewOutput
  /// The engine that makes PNG files.
  let rasterizer: any Rasterizing

  /// What became of one picture.
  struct Written: Sendable, Hashable {
    /// The files, by paths relative to the output folder.
    var picture: PictureReport
    /// The files as they were written.
    var files: [FinishedFile] = []
    /// Why the picture could not be drawn in some format.
    var problems: [String] = []
    /// Files that could not be written.
    var failures: [FileError] = []
  }

  /// Writes a picture to files of one name, a path relative to the output folder without its extension.
  func write(_ picture: DisplayList, named name: String, pixelsPerPoint: Double) -> Written {
    var written = Written(
      picture: PictureReport(
        pngPath: nil, svgPath: nil,
        pixelSize: Size(
          width: (picture.size.width * pixelsPerPoint).rounded(.up),
          height: (picture.size.height * pixelsPerPoint).rounded(.up)),
        layers: picture.layers))
    for format in output.formats {
      let path = "\(name).\(format.rawValue)"
      do throws(RasterizingError) {
        let bytes = try bytes(of: picture, as: format, pixelsPerPoint: pixelsPerPoint)
        save(bytes, to: path, in: &written) {
          switch format {
          case .png: $0.pngPath = path
          case .svg: $0.svgPath = path
          }
        }
      } catch {
        written.problems.append("\(path) was not drawn: \(error.message)")
      }
    }
    return written
  }

  private func bytes(
    of picture: DisplayList, as format: PictureFormat, pixelsPerPoint: Double
  ) throws(RasterizingError) -> [UInt8] {
    switch format {
    case .png: try rasterizer.png(of: picture, scale: pixelsPerPoint)
    case .svg: picture.svgBytes()
    }
  }

  private func save(
    _ bytes: [UInt8], to path: String, in written: inout Written, record: (inout PictureReport) -> Void
  ) {
    do throws(FileError) {
      try FileSystem.write(bytes, to: "\(output.directory)/\(path)")
      record(&written.picture)
      written.files.append(FinishedFile(path: path, contents: bytes))
    } catch {
      written.failures.append(error)
    }
  }
}
