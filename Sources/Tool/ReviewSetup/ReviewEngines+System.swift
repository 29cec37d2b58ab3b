internal import ArtworkDecoding
package import CairoDrawing
package import Drawing
package import LayoutReview
internal import ReviewPlans

extension ReviewEngines {
  /// Creates the engines of the tool and of preview programs: cairo and Pango draw, libraries and programs decode
  /// artwork.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for measuring and drawing text; by default the system's.
  ///   - compression: The compression of PNG files.
  ///   - painter: The painter of pictures.
  ///   - folder: The folder that keeps drawings converted by other programs; nil if there is none.
  package init(
    fonts: FontDirectories = .system, compression: PNGCompression = .fast, painter: PicturePainter = .direct,
    keepingDrawingsIn folder: String? = nil
  ) {
    self.init(
      makeTextMeasurer: { try CairoTextMeasurer(fonts: fonts) },
      makeRasterizer: { try CairoRasterizer(fonts: fonts, compression: compression, painter: painter) },
      compress: { ZlibCompression.compressed($0) }, decodeArtwork: Self.imageDecoder(keepingDrawingsIn: folder),
      encodeImage: { ImageFileWriter.file(of: $0) })
  }

  /// Returns the decoder of artwork.
  ///
  /// - Parameter folder: The folder that keeps drawings converted by other programs; nil if there is none.
  private static func imageDecoder(keepingDrawingsIn folder: String?) -> ImageDecoder {
    let conversions = PDFConversions(keptIn: folder, fontFolders: FontDirectories.system.paths, fontFamily: "Inter")
    return ArtworkDecoder(conversions: conversions).decode
  }
}
