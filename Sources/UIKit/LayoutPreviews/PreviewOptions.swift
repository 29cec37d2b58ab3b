internal import CairoDrawing
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import SceneDrawing

/// The options of drawing previews.
struct PreviewOptions {
  /// The folder of the package, by which its files are shown.
  let folder: String
  /// The previews that are looked at, and their variants.
  let selection: ReviewSelection
  /// The pictures and their place.
  let output: ReviewOutput
  /// The compression of PNG files.
  let compression: PNGCompression
  /// The number of layouts that are drawn at once.
  let workers: Int
  /// The questions about views that are answered instead of drawing; nil for none.
  let questions: ExplainOptions?
  /// True where warnings count as errors.
  let isStrict: Bool
  /// True where only errors are printed.
  let isQuiet: Bool

  /// The options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = arguments.paths[0]
    var selection = ReviewSelection(variants: try arguments.variants, filters: arguments.list(.filter))
    selection.hasLints = arguments.contains(.lint)
    selection.hasAllLanguages = arguments.wantsAllLanguages
    self.selection = selection
    var style = try OverlayNames.style(arguments.list(.overlay))
    style.palette = try arguments.oneCase(.palette, standard: .standard)
    let formats = try arguments.cases(.format, of: PictureFormat.self)
    var output = ReviewOutput(
      directory: arguments.value(of: .output) ?? StandardNames.output,
      formats: formats.isEmpty ? PictureFormat.standard : PictureFormat.allCases.filter(formats.contains),
      pixelsPerPoint: try arguments.number(.scale, in: 0.1...8, standard: 2), style: style)
    output.svgAppearance = try arguments.oneCase(.svg, standard: .plain)
    output.artwork = try arguments.oneCase(.artwork, standard: .full)
    self.output = output
    compression = try arguments.oneCase(.png, standard: .fast)
    workers = try arguments.count(.jobs, in: 1...256, standard: HostProcess.processorCount)
    let views = arguments.list(.explain)
    questions = views.isEmpty ? nil : ExplainOptions(about: views)
    isStrict = arguments.contains(.strict)
    isQuiet = arguments.contains(.quiet)
  }

  /// Returns whether a finding is printed.
  func isShown(_ finding: Finding) -> Bool { !isQuiet || finding.severity == .error }
}
