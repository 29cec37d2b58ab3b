internal import ArtworkDecoding
internal import CairoDrawing
package import Drawing
package import ReviewPlans

/// The engines that artwork of views in code is drawn with.
package enum ArtworkEngines {
  /// Decodes a file to the pixels that are seen.
  package static let decode: ImageDecoder = ArtworkDecoder(
    conversions: PDFConversions(keptIn: nil, fontFolders: FontDirectories.system.paths, fontFamily: "Inter")
  ).decode

  /// Makes files of pixels: photographs become JPEG files again, all else PNG files.
  package static let encode: @Sendable (Bitmap) -> EncodedImage? = { ImageFileWriter.file(of: $0) }
}
