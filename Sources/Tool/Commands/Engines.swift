internal import CairoDrawing
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewSetup
internal import Typography

/// The engines that the tool works with.
enum Engines {
  /// Makes engines that measure the texts of a plan's scenes as they will be drawn.
  static func makeTextMeasurer(for plan: ReviewPlan) -> @Sendable () throws -> any TextMeasuring {
    let fonts = fonts(for: plan)
    return { try CairoTextMeasurer(fonts: fonts) }
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

  fileprivate static func fonts(for plan: ReviewPlan) -> FontDirectories {
    FontDirectories(paths: FontDirectories.system.paths, files: plan.fontFiles)
  }
}

extension ReviewEngines {
  /// All engines of a review of a plan's scenes.
  ///
  /// - Parameters:
  ///   - compression: The compression of PNG files.
  ///   - cacheFolder: The folder of finished scenes, in which drawings that other programs have made are kept as well; nil
  ///     for none.
  init(for plan: ReviewPlan, compression: PNGCompression = .fast, cacheFolder: String? = nil) {
    self.init(
      fonts: Engines.fonts(for: plan), compression: compression,
      keepingDrawingsIn: cacheFolder.map { FolderPath.join($0, "drawings") })
  }
}
