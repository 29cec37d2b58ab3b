internal import CommandArguments
internal import ReviewPlans
internal import ReviewSetup
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes

/// The options for drawing: the scenes, the pictures, and their location.
struct RenderOptions: Sendable, Hashable {
  /// The options of the layouts: the scenes, and their variants.
  var layout: LayoutOptions
  var pictures: PictureOptions
  /// The folder that keeps finished scenes for the next run; nil to draw everything.
  var cacheFolder: String?
  /// A shared cache that is read if this one lacks an entry; nil if there is none.
  var cacheSource: String?
  /// The rotation of the device; nil for layouts without one.
  var rotation: RotationOptions?
  /// The reports for other programs to write at the end.
  var reports: [ReportRequest]

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    layout = try LayoutOptions(arguments)
    rotation = try RotationOptions(arguments)
    if let first = rotation?.rotation.sequence.first {
      for option in [Option.sweep, .live, .map, .report, .singleFile] where arguments.contains(option) {
        throw UsageError("'--\(option.rawValue)' and '--rotate' cannot be combined", hint: "draw one after the other")
      }
      layout.selection.variants.orientations = [first]
    }
    cacheFolder = arguments.contains(.noCache) ? nil : UserFolder.cachedScenes
    cacheSource = arguments.value(of: .cacheFrom)
    let folder = try arguments.outputFolder
    reports = try ReportRequest.requests(arguments, folder: folder)
    pictures = try PictureOptions(arguments, into: folder)
    if arguments.contains(.singleFile) { pictures.output.singleFileLimit = try arguments.singleFileLimit }
    pictures.output.maps = arguments.contains(.map) ? .all : .gallery
    pictures.output.hasLiveSizes = arguments.contains(.live)
    layout.selection.readsMaps = pictures.output.maps != .none
    layout.selection.readsDesigns = true
    layout.selection.readsArtwork = pictures.output.artwork != .off
    layout.selection.embedsScenes = pictures.output.content != .off
  }
}

extension ParsedArguments {
  /// The maximum size of the gallery as one page, in bytes. The option takes bytes, `k` or `M`.
  fileprivate var singleFileLimit: Int {
    get throws(UsageError) {
      let word = value(of: .singleFileLimit) ?? StandardNames.singleFileLimit
      let units: [(letter: Character, bytes: Double)] = [("k", 1e3), ("K", 1e3), ("M", 1e6)]
      let unit = units.first { $0.letter == word.last }
      let size = Double(unit == nil ? word : String(word.dropLast())).map { $0 * (unit?.bytes ?? 1) }
      guard let size, (1e5...1e9).contains(size) else {
        throw UsageError(
          "invalid value '\(word)' for '--\(Option.singleFileLimit.rawValue)'",
          hint: "write a size from 100k to 1000M, such as \(StandardNames.singleFileLimit)")
      }
      return Int(size)
    }
  }
}
