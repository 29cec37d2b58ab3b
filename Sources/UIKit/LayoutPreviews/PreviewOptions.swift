internal import CommandArguments
internal import Findings
internal import ReviewPlans
internal import ReviewSetup
internal import SceneDrawing

/// The options of drawing previews.
struct PreviewOptions {
  /// The folder of the package, by which its files are shown.
  let folder: String
  /// The previews that are looked at, and their variants.
  let selection: ReviewSelection
  /// The pictures and their place.
  let pictures: PictureOptions
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
    pictures = try PictureOptions(arguments, into: arguments.value(of: .output) ?? StandardNames.output)
    workers = try arguments.workers
    let views = arguments.list(.explain)
    questions = views.isEmpty ? nil : ExplainOptions(about: views)
    isStrict = arguments.contains(.strict)
    isQuiet = arguments.contains(.quiet)
  }

  /// Returns whether a finding is printed.
  func isShown(_ finding: Finding) -> Bool { !isQuiet || finding.severity == .error }
}
