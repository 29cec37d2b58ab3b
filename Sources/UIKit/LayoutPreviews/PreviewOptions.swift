internal import CommandArguments
internal import Findings
internal import ReviewPlans
internal import ReviewSetup
internal import SceneDrawing

struct PreviewOptions {
  /// The folder of the package, to which its paths are relative in messages.
  let folder: String
  /// The selection of previews and variants.
  let selection: ReviewSelection
  let pictures: PictureOptions
  /// The number of layouts to draw at once.
  let workers: Int
  /// The questions about views to answer instead of drawing; nil for none.
  let questions: ExplainOptions?
  /// Whether warnings count as errors.
  let isStrict: Bool
  /// Whether only errors are printed.
  let isQuiet: Bool

  /// Reads the options of a command line.
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

  /// Whether to print a finding.
  func isShown(_ finding: Finding) -> Bool { !isQuiet || finding.severity == .error }
}
