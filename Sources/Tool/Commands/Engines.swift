internal import CairoDrawing
internal import Drawing
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewSetup
internal import Typography

/// The engines of the tool.
enum Engines {
  /// Makes engines that measure the text of a plan's scenes with the fonts in which they are drawn.
  static func makeTextMeasurer(for plan: ReviewPlan) -> @Sendable () throws -> any TextMeasuring {
    let fonts = fonts(for: plan)
    return { try CairoTextMeasurer(fonts: fonts) }
  }

  /// Returns the missing font families of a plan's scenes, with their substitutes.
  static func missingFonts(of plan: ReviewPlan) -> [(family: String, substitute: String)] {
    let families = plan.fontFamilies
    guard !families.isEmpty, let measurer = try? CairoTextMeasurer(fonts: fonts(for: plan)) else { return [] }
    return families.compactMap { family in measurer.substitute(for: family).map { (family, $0) } }
  }

  /// Returns the characters in the layouts of a plan that no available font has, sorted by code point.
  static func missingCharacters(of plan: ReviewPlan) -> [Unicode.Scalar] {
    let characters = plan.foreignCharacters
    guard !characters.isEmpty, let measurer = try? CairoTextMeasurer(fonts: fonts(for: plan)) else { return [] }
    return measurer.uncoveredCharacters(characters)
  }

  /// Checks that no text was measured without a font, in which case no results may be written.
  ///
  /// - Throws: ``ReviewError`` if a font has failed.
  static func checkFonts() throws(ReviewError) {
    if FontFailure.hasOccurred { throw .engineMissing(FontFailure.message) }
  }

  fileprivate static func fonts(for plan: ReviewPlan) -> FontDirectories {
    FontDirectories(paths: FontDirectories.system.paths, files: plan.fontFiles)
  }
}

extension ReviewEngines {
  /// Creates all engines for a review of a plan's scenes.
  ///
  /// - Parameters:
  ///   - plan: The plan whose scenes are drawn.
  ///   - compression: The compression of PNG files.
  ///   - painter: The painter of pictures.
  ///   - cacheFolder: The folder of finished scenes, which also keeps drawings converted by other programs; nil if
  ///     there is none.
  init(
    for plan: ReviewPlan, compression: PNGCompression = .fast, painter: PicturePainter = .direct,
    cacheFolder: String? = nil
  ) {
    self.init(
      fonts: Engines.fonts(for: plan), compression: compression, painter: painter,
      keepingDrawingsIn: cacheFolder.map { FolderPath.join($0, "drawings") })
  }
}
