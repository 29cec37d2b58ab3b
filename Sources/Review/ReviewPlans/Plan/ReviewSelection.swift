public import AutoLayout
internal import Findings
public import Geometry
internal import LayoutRules
package import ReviewReports
package import SceneFiles
public import SceneLayouts
public import Scenes
internal import Typography
internal import WorkBudgets

/// The scenes that a review looks at, and their variants.
public struct ReviewSelection: Sendable, Hashable {
  /// The user's choice; an empty list leaves it to the scene.
  public var variants: VariantSelection
  /// Patterns of which a scene must match one; without any, all scenes are looked at.
  public var filters: [String]
  /// True where Interface Builder's documents are solved on the device they were saved with.
  public var isAsSaved: Bool
  /// The source of the natural size of leaves.
  public var leafSizes: LeafSizes
  /// The stage, which decides whether placeholders hold; documents that are solved as saved always have theirs.
  public var stage: SceneStage
  /// True where scenes are laid out in every language that there are translations in.
  public var hasAllLanguages: Bool
  /// The insets added to the safe area of every root view, in points, for bars that come from another document.
  public var additionalInsets: EdgeInsets
  /// The constraints that are added where the author's do not suffice; none to documents that are solved as saved.
  public var inference = ConstraintInference.off
  /// The constants that take the place of those in the documents.
  public var constants: [ConstantSetting] = []
  /// The sizes of windows that scenes are laid out in instead of whole screens, in points; none for screens.
  public var windows: [Size] = []
  /// The grid that frames go to.
  public var rounding = FrameRounding.pixel
  /// The work that a layout may take, in steps of the solver; more is a finding.
  public var workLimit = ReviewSelection.standardWorkLimit
  /// The work that a layout may take where nobody says otherwise.
  public static var standardWorkLimit: Int { WorkBudget.standardLimit }
  /// True where the files of images are read, so that they can be drawn.
  public var readsArtwork = false
  /// True where the maps of storyboards are read, so that they can be drawn.
  public var readsMaps = false
  /// True where the scenes of container views are looked for, so that they can be drawn.
  public var embedsScenes = false
  /// True where there is also told what could be written better.
  public var hasLints = false
  /// True where everything is looked at that a careful tester would go through (specification AUD-06).
  package var isThorough = false
  /// The checks that have to be run of each scene.
  package var requiredChecks: [TesterCheck] = []
  /// Patterns of documents that are not looked at.
  package var excluded: [String] = []
  /// The levels of the rules' findings; of settings about the same rule the last counts.
  package var rules: [ProjectConfiguration.RuleSetting] = []
  /// The findings that are accepted.
  package var accepted: [ProjectConfiguration.AcceptanceSetting] = []
  /// The findings that were there before and are not told again; nil where all are.
  package var known: AcceptedFindings?

  /// The request in words where it was made elsewhere and is known by them alone; nil where it is known.
  package var recordedWords: String?

  /// A selection; everything on the standard devices unless said otherwise.
  public init(
    variants: VariantSelection = VariantSelection(), filters: [String] = [], isAsSaved: Bool = false,
    leafSizes: LeafSizes = .measured, stage: SceneStage = .run, hasAllLanguages: Bool = false,
    additionalInsets: EdgeInsets = .zero
  ) {
    self.variants = variants
    self.filters = filters
    self.isAsSaved = isAsSaved
    self.leafSizes = leafSizes
    self.stage = stage
    self.hasAllLanguages = hasAllLanguages
    self.additionalInsets = additionalInsets
  }

  /// A scene as it is laid out: with the constants that were chosen, and with what there is to say of how it is written.
  ///
  /// - Parameter accepted: The accepted findings of its document; nil where there are none.
  func prepared(_ scene: Scene, accepting accepted: AcceptedFindings.OfDocument?) -> Scene {
    var prepared = scene.setting(constants)
    var policy = policy(for: scene)
    prepared.findings.removeAll {
      $0.code.isLint && (!hasLints || $0.code.isConvention) && !policy.asks(for: $0.code)
    }
    prepared.findings += hasLints ? scene.lints : scene.lints(chosenBy: policy)
    if !windows.isEmpty { prepared.surroundings = .screen }
    if let known = accepted?.known(of: scene), !known.isEmpty {
      policy.known = KnownFindings(known, in: prepared.views.marks)
      if case .other(var other) = prepared.landscape {
        other.policy.known = KnownFindings(known, in: other.views.marks)
        prepared.landscape = .other(other)
      }
    }
    prepared.policy = policy
    prepared.policy.missesExpectedFindings = solvesAsWritten
    let found = prepared.findings
    prepared.findings = []
    return prepared.telling(found)
  }

  /// True where nothing is chosen that gives scenes other constraints, sizes or insets than they have.
  private var solvesAsWritten: Bool {
    constants.isEmpty && windows.isEmpty && inference == .off && additionalInsets == .zero && stage == .run
      && rounding == .pixel && !isAsSaved
  }

  /// The policy that the project's settings come to for one scene.
  private func policy(for scene: Scene) -> RulePolicy {
    let levels = rules.filter { $0.path.map { GlobPattern($0).matches(scene.documentPath) } ?? true }.map(\.levels)
    let accepted = accepted.filter { $0.scene.map { GlobPattern($0).matches(scene.name) } ?? true }.map(\.acceptance)
    return RulePolicy(levels: levels.reduce(into: [:]) { $0.merge($1) { $1 } }, accepted: accepted)
  }

  /// True where documents at a path are looked at.
  package func includesDocuments(at path: String) -> Bool {
    !excluded.contains { GlobPattern($0).matches(path) }
  }

  /// True where a scene is looked at.
  func includes(_ scene: Scene) -> Bool {
    // Who chooses devices sees the scenes that are for them.
    if let idiom = scene.idiom, !variants.devices.isEmpty, !variants.devices.contains(where: { $0.idiom == idiom }) {
      return false
    }
    return filters.isEmpty || filters.contains(where: scene.matches)
  }

  /// The request in words: `scenes that match 'log*' on iPhone 16 Pro, as saved`.
  package var words: String {
    if let recordedWords { return recordedWords }
    var words = filters.isEmpty ? "all scenes" : "scenes that match '\(filters.joined(separator: "', '"))'"
    let devices = variants.devices.map(\.name)
    if !devices.isEmpty { words += " on \(devices.joined(separator: ", "))" }
    let choices =
      variants.orientations.map(\.rawValue) + variants.locales + variants.textSizes.map(\.rawValue)
      + variants.appearances.map(\.rawValue) + variants.accessibility.map { $0.title ?? "no settings" }
      + variants.states.map { $0 ?? VariantSelection.noState }
      + (rounding == .none ? ["not rounded"] : [])
      + (isAsSaved ? ["as saved"] : stage == .design ? ["as designed"] : [])
      + variants.systemVersions.map { "iOS \($0)" } + windows.map { "in a window of \($0.pointText)" }
      + (hasAllLanguages ? ["all languages"] : []) + (isThorough ? ["thorough"] : [])
    return choices.isEmpty ? words : "\(words), \(choices.joined(separator: ", "))"
  }
}
