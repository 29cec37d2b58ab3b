package import CairoDrawing
package import CommandArguments
internal import ContactSheets
internal import LayoutReview
package import ReviewPlans
internal import SceneDrawing

/// The options of pictures, which `render`, `watch` and `run` have in common.
package struct PictureOptions: Sendable, Hashable {
  /// The kinds, sizes and looks of the pictures, and the folder that they go to.
  package var output: ReviewOutput
  /// The compression of PNG files.
  package var compression: PNGCompression

  /// The options of a command line.
  ///
  /// - Parameter folder: The folder that the pictures go to.
  /// - Throws: ``UsageError`` for a value that an option does not take.
  package init(_ arguments: ParsedArguments, into folder: String) throws(UsageError) {
    var style = LayoutDrawingStyle(try OverlayNames(arguments.list(.overlay)))
    style.palette = try arguments.oneCase(.palette, standard: .standard)
    let formats = try arguments.cases(.format, of: PictureFormat.self)
    output = ReviewOutput(
      directory: folder,
      formats: formats.isEmpty
        ? Self.standardFormats(of: arguments.command) : PictureFormat.allCases.filter(formats.contains),
      pixelsPerPoint: try arguments.number(.scale, in: 0.1...8, standard: 2),
      style: style)
    if arguments.contains(.sheetBy) { output.sheetColumns = try arguments.oneCase(.sheetBy, standard: .device) }
    output.svgAppearance = try arguments.oneCase(.svg, standard: .plain)
    output.artwork = try arguments.oneCase(.artwork, standard: .full)
    output.content = try arguments.oneCase(.content, standard: Self.standardContent(of: arguments.command))
    // If nobody chooses, only sheets are PNG files: few, and large.
    compression = try arguments.oneCase(.png, standard: formats.isEmpty ? .small : .fast)
  }

  /// The formats of layouts and sheets unless others are named: `watch` writes SVG files only, because they are ready first.
  private static func standardFormats(of command: Command) -> [PictureFormat] { command == .watch ? [.svg] : [] }

  /// The look of content unless another is named: code fills its views itself, documents cannot.
  private static func standardContent(of command: Command) -> ContentLook {
    command == .run ? .off : .sample
  }
}
