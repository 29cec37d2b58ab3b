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

/// The selection of scenes and variants for a review.
public struct ReviewSelection: Sendable, Hashable {
  /// The user's choice of variants. An empty list leaves the property to the scene.
  public var variants: VariantSelection
  /// Patterns for scenes. A scene must match at least one; empty to select all scenes.
  public var filters: [String]
  /// Whether to solve Interface Builder documents on the device that they were saved with.
  public var isAsSaved: Bool
  /// The source of the intrinsic size of leaves.
  public var leafSizes: LeafSizes
  /// The stage, which decides whether placeholder constraints are used. They always are in documents solved as saved.
  public var stage: SceneStage
  /// Whether to lay out scenes in every language that they are translated to.
  public var hasAllLanguages: Bool
  /// The insets added to the safe area of every root view, in points, for bars that come from another document.
  public var additionalInsets: EdgeInsets
  /// The constraints to infer if the author's are insufficient. None are inferred in documents solved as saved.
  public var inference = ConstraintInference.off
  /// The constants that replace those in the documents.
  public var constants: [ConstantSetting] = []
  /// The sizes of windows in which to lay out scenes, in points; empty for whole screens.
  public var windows: [Size] = []
  /// The grid to which frames are rounded.
  public var rounding = FrameRounding.pixel
  /// The largest amount of work for a layout, in steps of the solver. Exceeding it is a finding.
  public var workLimit = ReviewSelection.standardWorkLimit
  /// The default of ``workLimit``.
  public static var standardWorkLimit: Int { WorkBudget.standardLimit }
  /// Whether to read image files, so that they can be drawn.
  public var readsArtwork = false
  /// Whether to read the pictures of designs, so that layouts can be compared with them.
  public var readsDesigns = false
  /// Whether to read the maps of storyboards, so that they can be drawn.
  public var readsMaps = false
  /// Whether to look for the scenes of container views, so that they can be drawn.
  public var embedsScenes = false
  /// Whether to report lints.
  public var hasLints = false
  /// Whether to check everything that a careful tester would check (specification AUD-06).
  package var isThorough = false
  /// The checks that are required of each scene.
  package var requiredChecks: [TesterCheck] = []
  /// Patterns of documents to skip.
  package var excluded: [String] = []
  /// The project's levels of rules. Of several settings for the same rule, the last one counts.
  package var rules: [ProjectConfiguration.RuleSetting] = []
  /// The findings that are accepted.
  package var accepted: [ProjectConfiguration.AcceptanceSetting] = []
  /// The pictures of designs that the configuration names.
  package var designs: [ProjectConfiguration.DesignSetting] = []
  /// The accepted findings, which are not reported again; nil if there are none.
  package var known: AcceptedFindings?

  /// The request as text, if it was made by another run and only its words are known; nil otherwise.
  package var recordedWords: String?

  /// Creates a selection; by default all scenes on the standard devices.
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

  /// Returns a scene as it is laid out: with the selected constants, and with lints.
  ///
  /// `accepted` are the accepted findings of its document, or nil if there are none.
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

  /// Whether nothing in the selection changes the constraints, sizes or insets of scenes.
  private var solvesAsWritten: Bool {
    constants.isEmpty && windows.isEmpty && inference == .off && additionalInsets == .zero && stage == .run
      && rounding == .pixel && !isAsSaved
  }

  /// Returns the policy for one scene, from the project's settings.
  private func policy(for scene: Scene) -> RulePolicy {
    let levels = rules.filter { $0.path.map { GlobPattern($0).matches(scene.documentPath) } ?? true }.map(\.levels)
    let accepted = accepted.filter { $0.scene.map { GlobPattern($0).matches(scene.name) } ?? true }.map(\.acceptance)
    return RulePolicy(levels: levels.reduce(into: [:]) { $0.merge($1) { $1 } }, accepted: accepted)
  }

  package func includesDocuments(at path: String) -> Bool {
    !excluded.contains { GlobPattern($0).matches(path) }
  }

  func includes(_ scene: Scene) -> Bool {
    // With selected devices, only the scenes for their idioms are included.
    if let idiom = scene.idiom, !variants.devices.isEmpty, !variants.devices.contains(where: { $0.idiom == idiom }) {
      return false
    }
    return filters.isEmpty || filters.contains(where: scene.matches)
  }

  /// The request as text: `scenes that match 'log*' on iPhone 16 Pro, as saved`.
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
