internal import CairoDrawing
internal import LayoutReview
internal import SceneDrawing
internal import Scenes

/// What is drawn and where it goes.
struct RenderOptions: Sendable, Hashable {
  /// Which scenes in which variants.
  var layout: LayoutOptions
  /// Pictures and their style.
  var output: ReviewOutput
  /// Where finished scenes are kept for the next run, or nil where everything is to be drawn.
  var cacheFolder: String?
  /// How PNG files are compressed.
  var compression: PNGCompression

  /// The folder that results go to unless another is named.
  static let standardOutput = "Output"

  /// The formats unless others are named: who watches wants to see pictures at once, and those of lines are.
  private static func standardFormats(of command: Command) -> [PictureFormat] {
    command == .watch ? [.svg] : PictureFormat.standard
  }

  /// The options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    layout = try LayoutOptions(arguments)
    cacheFolder = arguments.contains(.noCache) ? nil : UserFolder.finishedScenes
    compression = try arguments.oneCase(.png, standard: .fast)
    let formats = try arguments.cases(.format, of: PictureFormat.self)
    var style = try OverlayNames.style(arguments.list(.overlay))
    style.palette = try arguments.oneCase(.palette, standard: .standard)
    output = ReviewOutput(
      directory: arguments.value(of: .output) ?? Self.standardOutput,
      formats: formats.isEmpty
        ? Self.standardFormats(of: arguments.command) : PictureFormat.allCases.filter(formats.contains),
      pixelsPerPoint: try arguments.number(.scale, in: 0.1...8, standard: 2),
      style: style,
      sheetColumns: try arguments.oneCase(.sheetBy, standard: .device))
    output.svgAppearance = try arguments.oneCase(.svg, standard: .plain)
  }
}
