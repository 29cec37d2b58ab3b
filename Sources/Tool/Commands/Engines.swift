internal import ArtworkDecoding
internal import CairoDrawing
internal import Drawing
internal import HostFiles
internal import ReviewPlans
internal import Typography

/// The engines that the tool works with.
enum Engines {
  /// Makes engines that measure the texts of a plan's scenes as they will be drawn.
  static func makeTextMeasurer(for plan: ReviewPlan) -> @Sendable () throws -> any TextMeasuring {
    let fonts = fonts(for: plan)
    return { try CairoTextMeasurer(fonts: fonts) }
  }

  /// Makes engines that draw the scenes of a plan.
  static func makeRasterizer(
    _ compression: PNGCompression, for plan: ReviewPlan
  ) -> @Sendable () throws -> any Rasterizing {
    let fonts = fonts(for: plan)
    return { try CairoRasterizer(fonts: fonts, compression: compression) }
  }

  /// The families that the scenes of a plan name and that are nowhere, with what stands in for them.
  static func missingFonts(of plan: ReviewPlan) -> [(family: String, substitute: String)] {
    let families = plan.fontFamilies
    guard !families.isEmpty, let measurer = try? CairoTextMeasurer(fonts: fonts(for: plan)) else { return [] }
    return families.compactMap { family in measurer.substitute(for: family).map { (family, $0) } }
  }

  /// The characters that the layouts of a plan show and that no font at hand has, in the order of their numbers.
  static func missingCharacters(of plan: ReviewPlan) -> [Unicode.Scalar] {
    let characters = plan.foreignCharacters
    guard !characters.isEmpty, let measurer = try? CairoTextMeasurer(fonts: fonts(for: plan)) else { return [] }
    return measurer.uncoveredCharacters(characters)
  }

  /// Sees to it that nothing is written that was measured without a font.
  ///
  /// - Throws: ``ReviewError`` where a font has failed.
  static func checkFonts() throws(ReviewError) {
    if FontFailure.hasOccurred { throw .engineMissing(FontFailure.message) }
  }

  /// Makes what decodes artwork; drawings that other programs have made are kept where finished scenes are.
  static func artworkDecoder(keepingIn cacheFolder: String?) -> ImageDecoder {
    let conversions = PDFConversions(
      keptIn: cacheFolder.map { FolderPath.join($0, "drawings") }, fontFolders: FontDirectories.system.paths,
      fontFamily: "Inter")
    return ArtworkDecoder(conversions: conversions).decode
  }

  /// Makes files of pixels: photographs become JPEG files again, all else PNG files.
  static let encodeImage: @Sendable (Bitmap) -> EncodedImage? = { ImageFileWriter.file(of: $0) }

  /// Compresses what pages hold that stand alone.
  static let compress: @Sendable ([UInt8]) -> [UInt8]? = { ZlibCompression.compressed($0) }

  private static func fonts(for plan: ReviewPlan) -> FontDirectories {
    FontDirectories(paths: FontDirectories.system.paths, files: plan.fontFiles)
  }
}
