internal import CairoDrawing
internal import CommandArguments
internal import ContactSheets
internal import ReviewPlans
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes

/// The options of drawing: the scenes that are drawn, the pictures, and the place where they go.
struct RenderOptions: Sendable, Hashable {
  /// The options of the layouts: the scenes, and their variants.
  var layout: LayoutOptions
  /// Pictures and their style.
  var output: ReviewOutput
  /// The folder that keeps finished scenes for the next run, or nil where everything is to be drawn.
  var cacheFolder: String?
  /// The cache of others that is read where ours has nothing; nil for none.
  var cacheSource: String?
  /// The turns of the device; nil for layouts as they are.
  var rotation: RotationOptions?
  /// The reports for other programs that are written at the end.
  var reports: [ReportRequest]
  /// The compression of PNG files.
  var compression: PNGCompression

  /// The formats unless others are named: who watches wants to see pictures at once, and those of lines are.
  private static func standardFormats(of command: Command) -> [PictureFormat] {
    command == .watch ? [.svg] : PictureFormat.standard
  }

  /// The options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    layout = try LayoutOptions(arguments)
    rotation = try RotationOptions(arguments)
    if let first = rotation?.rotation.sequence.first {
      for option in [Option.sweep, .live, .map, .report, .singleFile] where arguments.contains(option) {
        throw UsageError("'--\(option.rawValue)' and '--rotate' exclude each other", hint: "draw one after the other")
      }
      layout.selection.variants.orientations = [first]
    }
    cacheFolder = arguments.contains(.noCache) ? nil : UserFolder.cachedScenes
    cacheSource = arguments.value(of: .cacheFrom)
    compression = try arguments.oneCase(.png, standard: .fast)
    let folder = try arguments.outputFolder
    reports = try ReportRequest.requests(arguments, folder: folder)
    let formats = try arguments.cases(.format, of: PictureFormat.self)
    var style = try OverlayNames.style(arguments.list(.overlay))
    style.palette = try arguments.oneCase(.palette, standard: .standard)
    output = ReviewOutput(
      directory: folder,
      formats: formats.isEmpty
        ? Self.standardFormats(of: arguments.command) : PictureFormat.allCases.filter(formats.contains),
      pixelsPerPoint: try arguments.number(.scale, in: 0.1...8, standard: 2),
      style: style)
    if arguments.contains(.sheetBy) { output.sheetColumns = try arguments.oneCase(.sheetBy, standard: .device) }
    if arguments.contains(.singleFile) { output.singleFileLimit = try arguments.singleFileLimit }
    output.maps = arguments.contains(.map) ? .all : .gallery
    layout.selection.readsMaps = output.maps != .none
    output.hasLiveSizes = arguments.contains(.live)
    output.svgAppearance = try arguments.oneCase(.svg, standard: .plain)
    output.artwork = try arguments.oneCase(.artwork, standard: .full)
    layout.selection.readsArtwork = output.artwork != .off
    output.content = try arguments.oneCase(.content, standard: .sample)
    layout.selection.embedsScenes = output.content != .off
  }
}

extension ParsedArguments {
  /// The largest size of the gallery as one page, in bytes: a number of bytes, of `k` or of `M`.
  fileprivate var singleFileLimit: Int {
    get throws(UsageError) {
      let word = value(of: .singleFileLimit) ?? StandardNames.singleFileLimit
      let units: [(letter: Character, bytes: Double)] = [("k", 1e3), ("K", 1e3), ("M", 1e6)]
      let unit = units.first { $0.letter == word.last }
      let size = Double(unit == nil ? word : String(word.dropLast())).map { $0 * (unit?.bytes ?? 1) }
      guard let size, (1e5...1e9).contains(size) else {
        throw UsageError(
          "'--\(Option.singleFileLimit.rawValue)' does not take '\(word)'",
          hint: "it takes a size from 100k to 1000M, such as \(StandardNames.singleFileLimit)")
      }
      return Int(size)
    }
  }
}
