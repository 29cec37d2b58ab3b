internal import ArtworkDecoding
package import CairoDrawing
internal import Drawing
package import LayoutReview
internal import ReviewPlans

extension ReviewEngines {
  /// The engines of the tool and of programs of previews: cairo and Pango draw, libraries and programs decode artwork.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that text is measured and drawn with; those of the system unless given.
  ///   - compression: The compression of PNG files.
  ///   - folder: The folder that keeps drawings which other programs have made of artwork, or nil.
  package init(
    fonts: FontDirectories = .system, compression: PNGCompression = .fast, keepingDrawingsIn folder: String? = nil
  ) {
    self.init(
      makeTextMeasurer: { try CairoTextMeasurer(fonts: fonts) },
      makeRasterizer: { try CairoRasterizer(fonts: fonts, compression: compression) },
      compress: { ZlibCompression.compressed($0) }, decodeArtwork: Self.imageDecoder(keepingDrawingsIn: folder),
      encodeImage: { ImageFileWriter.file(of: $0) })
  }

  /// Returns the decoder of artwork.
  ///
  /// - Parameter folder: The folder that keeps drawings which other programs have made, or nil.
  private static func imageDecoder(keepingDrawingsIn folder: String?) -> ImageDecoder {
    let conversions = PDFConversions(keptIn: folder, fontFolders: FontDirectories.system.paths, fontFamily: "Inter")
    return ArtworkDecoder(conversions: conversions).decode
  }
}
