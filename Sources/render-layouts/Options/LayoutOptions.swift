internal import AutoLayout
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
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
    workers = try arguments.count(.jobs, in: 1...256, standard: HostProcess.processorCount)
    let isAsSaved = arguments.contains(.asSaved)
    let leafSizes = try arguments.oneCase(.leafSizes, standard: LeafSizes.measured)
    if leafSizes == .recorded, !isAsSaved {
      throw UsageError(
        "'--leaf-sizes recorded' needs '--as-saved'",
        hint: "recorded sizes belong to the device that the document was saved with")
    }
    let stage = try arguments.oneCase(.stage, standard: SceneStage.run)
    if isAsSaved, stage == .run, arguments.contains(.stage) {
      throw UsageError("'--stage run' contradicts '--as-saved'", hint: "documents were saved as they were designed")
    }
    selection = ReviewSelection(
      variants: try Self.variants(arguments), filters: arguments.list(.filter), isAsSaved: isAsSaved,
      leafSizes: leafSizes, stage: stage,
      hasAllLanguages: arguments.list(.locale).contains(Self.allLanguages),
      additionalInsets: try AdditionalInsets.insets(arguments.list(.insets)))
    selection.workLimit = try Self.million * arguments.count(.workLimit, in: 1...1_000_000, standard: Self.workLimit)
    if arguments.value(of: .timeLimit) != nil {
      timeLimit = try arguments.number(.timeLimit, in: 0.01...1_000_000, standard: 0)
    }
    selection.inference = try arguments.oneCase(.infer, standard: ConstraintInference.off)
    if selection.inference != .off, isAsSaved {
      throw UsageError(
        "'--infer' contradicts '--as-saved'", hint: "constraints are inferred when the app is built, not in documents")
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
        "'--thorough' contradicts '--\(other.rawValue)'", hint: "it looks at whole screens, in runs of their own")
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

  private static func variants(_ arguments: ParsedArguments) throws(UsageError) -> VariantSelection {
    VariantSelection(
      devices: try devices(arguments.list(.device), own: arguments.devices.map(\.device)),
      orientations: try arguments.cases(.orientation, of: Orientation.self),
      locales: try locales(arguments.list(.locale).filter { $0 != allLanguages }),
      textSizes: try arguments.cases(.textSize, of: TextSize.self),
      appearances: try arguments.cases(.appearance, of: Appearance.self),
      states: arguments.list(.state).map { $0 == VariantSelection.noState ? nil : $0 },
      systemVersions: try SystemVersions.versions(arguments.list(.os)),
      accessibility: try accessibility(arguments.list(.accessibility)))
  }

  /// Settings for people who see less, each choice once.
  private static func accessibility(_ words: [String]) throws(UsageError) -> [AccessibilitySettings] {
    var choices: [AccessibilitySettings] = []
    for word in words {
      guard let settings = AccessibilitySettings(word) else {
        throw UsageError(unknown: word, of: .accessibility, known: AccessibilitySettings.words)
      }
      if !choices.contains(settings) { choices.append(settings) }
    }
    return choices
  }

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

  /// The word for every language that there are translations in.
  private static let allLanguages = "all"

  /// The devices that words stand for, each once.
  private static func devices(_ words: [String], own: [Device]) throws(UsageError) -> [Device] {
    var devices: [Device] = []
    for word in words {
      let found = DeviceCatalogue.devices(named: word, own: own)
      guard !found.isEmpty else {
        let nearest = DeviceCatalogue.suggestion(for: word, own: own)
        throw UsageError(
          "there is no device '\(word)'",
          hint: nearest.map { "did you mean '\($0)'?" } ?? "'render-layouts devices' lists them")
      }
      devices += found.filter { !devices.contains($0) }
    }
    return devices
  }

  /// Locales as they are written, each once.
  private static func locales(_ words: [String]) throws(UsageError) -> [String] {
    var locales: [String] = []
    for word in words {
      let isLocale =
        word.count <= 35
        && word.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        }
      guard isLocale else {
        throw UsageError("'\(word)' is no locale", hint: "locales look like en, pt-BR or zh-Hans")
      }
      if !locales.contains(word) { locales.append(word) }
    }
    return locales
  }
}
