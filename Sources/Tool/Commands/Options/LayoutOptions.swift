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

/// The scenes that are solved, their variants, and the way they are solved.
struct LayoutOptions: Sendable, Hashable {
  /// The documents and folders.
  var paths: [String]
  /// The devices of the project.
  var devices: [Device]
  /// The scenes that are meant, and their variants.
  var selection: ReviewSelection
  /// The number of workers.
  var workers: Int
  /// True where warnings count as errors.
  var isStrict: Bool
  /// The seconds after which the run ends, whatever is finished by then; nil where it may take as long as it does.
  var timeLimit: Double?
  /// True where links are followed that lead out of the folders.
  var followsLinks: Bool
  /// The form in which progress is told.
  var progress: ProgressPrinter.Form
  /// The share of the run, where it is divided.
  var sharing: ShardOptions
  /// The sizes of a window that scenes are swept over; nil for layouts on whole screens.
  var sweep: SweptSize?

  /// The options of a command line.
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
        hint: "it covers whole screens, in runs of its own")
    }
    selection.excluded = arguments.excluded
    selection.accepted = arguments.accepted
    selection.known = arguments.known
    selection.rules = arguments.rules + (try Self.levels(arguments))
  }

  private static let million = 1_000_000
  /// The work that a layout may take unless the user says otherwise, in millions of steps.
  private static let workLimit = ReviewSelection.standardWorkLimit / million

  /// True where the user chose any side of a variant; where nobody did, one layout of a scene is enough to explain it.
  var choosesVariants: Bool { selection.variants != VariantSelection() || selection.hasAllLanguages }

  /// True where the user chose some scenes, or some of their variants: what is not found may be in the others.
  var choosesPart: Bool { choosesVariants || !selection.filters.isEmpty }

  /// The checks that have to be run.
  private static func checks(_ arguments: ParsedArguments) throws(UsageError) -> [TesterCheck] {
    let isAll = arguments.list(.requireChecks).contains(StandardNames.allChecks)
    return isAll ? TesterCheck.allCases : try arguments.cases(.requireChecks, of: TesterCheck.self)
  }

  /// The levels of rules that a command line states.
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
