package import CairoDrawing
package import CommandArguments
internal import ContactSheets
internal import Drawing
internal import LayoutReview
package import ReviewPlans
internal import SceneDrawing

/// The options of pictures that `render`, `watch` and `run` share.
package struct PictureOptions: Sendable, Hashable {
  /// The formats, sizes and looks of the pictures, and their folder.
  package var output: ReviewOutput
  /// The compression of PNG files.
  package var compression: PNGCompression

  /// Reads the options of a command line.
  ///
  /// `folder` is the folder for the pictures.
  ///
  /// - Throws: ``UsageError`` for an invalid value of an option.
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
    output.painter = try arguments.oneCase(.painter, standard: .direct)
    try Self.checkPainter(of: output)
    output.artwork = try arguments.oneCase(.artwork, standard: .full)
    output.content = try arguments.oneCase(.content, standard: Self.standardContent(of: arguments.command))
    compression = try arguments.oneCase(.png, standard: .fast)
  }

  /// - Throws: ``UsageError`` if the painter cannot draw the look of the SVG files.
  private static func checkPainter(of output: ReviewOutput) throws(UsageError) {
    guard output.painter == .cairo, output.svgAppearance == .adaptive else { return }
    throw UsageError(
      "'--painter cairo' cannot write adaptive SVG: cairo has no styles", hint: "omit '--svg adaptive' or '--painter'")
  }

  /// Returns the default formats of layouts and sheets. `watch` only writes SVG files, which are written faster.
  private static func standardFormats(of command: Command) -> [PictureFormat] { command == .watch ? [.svg] : [] }

  /// Returns the default look of content. Code fills its views itself; documents cannot.
  private static func standardContent(of command: Command) -> ContentLook {
    command == .run ? .off : .sample
  }
}
