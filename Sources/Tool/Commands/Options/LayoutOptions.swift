internal import AutoLayout
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneFiles
internal import SceneLayouts
internal import Scenes

/// The options for solving: the scenes, their variants, and how to solve them.
struct LayoutOptions: Sendable, Hashable {
  /// The documents and folders.
  var paths: [String]
  /// The devices of the project.
  var devices: [Device]
  /// The selection of scenes and variants.
  var selection: ReviewSelection
  /// The number of workers.
  var workers: Int
  /// Whether warnings count as errors.
  var isStrict: Bool
  /// The time limit of the run, in seconds; nil if there is none.
  var timeLimit: Double?
  /// Whether to follow links that point outside the folders.
  var followsLinks: Bool
  /// The format of progress.
  var progress: ProgressPrinter.Form
  /// The share of the run, if it is divided.
  var sharing: ShardOptions
  /// The window sizes to sweep scenes over; nil for full-screen layouts.
  var sweep: SweptSize?

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.paths
    progress = try arguments.oneCase(.progress, standard: .text)
    sharing = try ShardOptions(arguments)
    devices = arguments.devices.map(\.device)
    isStrict = arguments.contains(.strict)
    followsLinks = arguments.contains(.followLinks)
    workers = try arguments.workers
    let isAsSaved = arguments.contains(.asSaved)
    let leafSizes = try arguments.oneCase(.leafSizes, standard: LeafSizes.measured)
    if leafSizes == .recorded, !isAsSaved {
      throw UsageError(
        "'--leaf-sizes recorded' needs '--as-saved'",
        hint: "recorded sizes belong to the device that the document was saved with")
    }
    let stage = try arguments.oneCase(.stage, standard: SceneStage.run)
    if isAsSaved, stage == .run, arguments.contains(.stage) {
      throw UsageError(
        "'--stage run' cannot be combined with '--as-saved'", hint: "documents are saved as they were designed")
    }
    selection = ReviewSelection(
      variants: try arguments.variants, filters: arguments.list(.filter), isAsSaved: isAsSaved,
      leafSizes: leafSizes, stage: stage,
      hasAllLanguages: arguments.wantsAllLanguages,
      additionalInsets: try AdditionalInsets.insets(arguments.list(.insets)))
    selection.workLimit = try Self.million * arguments.count(.workLimit, in: 1...1_000_000, standard: Self.workLimit)
    if arguments.value(of: .timeLimit) != nil {
      timeLimit = try arguments.number(.timeLimit, in: 0.01...1_000_000, standard: 0)
    }
    selection.inference = try arguments.oneCase(.infer, standard: ConstraintInference.off)
    if selection.inference != .off, isAsSaved {
      throw UsageError(
        "'--infer' cannot be combined with '--as-saved'",
        hint: "constraints are inferred when the app is built, not in documents")
    }
    selection.rounding = try arguments.oneCase(.rounding, standard: FrameRounding.pixel)
    sweep = try SweptSizes.size(arguments)
    selection.windows = try WindowSizes.sizes(arguments)
    selection.constants = try ConstantSettings.settings(arguments.list(.set))
    selection.hasLints = arguments.contains(.lint)
    selection.isThorough = arguments.contains(.thorough)
    selection.requiredChecks = try Self.checks(arguments)
    let other: Option? =
      isAsSaved ? .asSaved : sweep != nil ? .sweep : !selection.windows.isEmpty ? .size : nil
    if let other, selection.isThorough {
      throw UsageError(
        "'--thorough' cannot be combined with '--\(other.rawValue)'",
        hint: "it covers whole screens, in separate runs")
    }
    selection.excluded = arguments.excluded
    selection.accepted = arguments.accepted
    selection.designs = arguments.designs
    selection.known = arguments.known
    selection.rules = arguments.rules + (try Self.levels(arguments))
  }

  private static let million = 1_000_000
  /// The default work limit for a layout, in millions of steps.
  private static let workLimit = ReviewSelection.standardWorkLimit / million

  /// Whether the user selected any property of variants. Otherwise one layout of a scene is enough to explain it.
  var choosesVariants: Bool { selection.variants != VariantSelection() || selection.hasAllLanguages }

  /// Whether the user selected scenes or variants, so that findings that do not occur may be in the others.
  var choosesPart: Bool { choosesVariants || !selection.filters.isEmpty }

  /// Returns the required checks.
  private static func checks(_ arguments: ParsedArguments) throws(UsageError) -> [TesterCheck] {
    let isAll = arguments.list(.requireChecks).contains(StandardNames.allChecks)
    return isAll ? TesterCheck.allCases : try arguments.cases(.requireChecks, of: TesterCheck.self)
  }

  /// Returns the levels of rules on a command line.
  private static func levels(_ arguments: ParsedArguments) throws(UsageError) -> [ProjectConfiguration.RuleSetting] {
    var levels: [String: RulePolicy.Level] = [:]
    let options: [(Option, RulePolicy.Level)] = [(.error, .error), (.warn, .warning), (.ignore, .off)]
    for (option, level) in options {
      for code in arguments.list(option) {
        guard FindingCode.names.contains(code) else {
          throw UsageError(unknown: code, of: option, known: FindingCode.names)
        }
        levels[code] = level
      }
    }
    return levels.isEmpty ? [] : [ProjectConfiguration.RuleSetting(levels: levels)]
  }
}

extension DocumentSearch {
  /// Creates a search of the paths of a command line.
  init(_ options: LayoutOptions) {
    self.init(
      paths: options.paths, followsLinks: options.followsLinks, keepsCopies: options.selection.isAsSaved)
  }
}
