public import AutoLayout

/// One screen or component as its document describes it, before a device is chosen.
///
/// Every constraint and view of every variation is in the flat lists here and is named by its position, so that later
/// stages keep their results in arrays and speak of the same things.
public struct Scene: Sendable, Hashable {
  /// The name that people use: `Login`.
  public var name: String
  /// The name that machines use: the scene id of a storyboard, the id of a xib's view, or the scene's name.
  public var identifier: String
  /// The path of the document as messages show it.
  public var documentPath: String
  /// Where the scene is written.
  public var source: SourceLocation
  /// The views, superviews before their subviews, back to front among siblings; the root first.
  public var views: [View]
  /// All constraints of the document, also those that only some variations install, in the order of installation.
  public var constraints: [SceneConstraint]
  /// What changes under which conditions, applied in this order.
  public var variations: [SceneVariation]
  /// What the app changes when it loads the views; Interface Builder's canvas does not show it.
  public var runtimeChanges: [SceneVariation.ViewChange] = []
  /// What its author expects of its layouts.
  public var expectations: [SceneExpectation] = []
  /// The languages that there are translations in, the development language first; empty where there is no choice.
  public var languages: [String] = []
  /// The variants that the document asks for; empty lists leave the choice to the user.
  public var selection: VariantSelection
  /// The bars over the scene, outermost first.
  public var bars: [Bar]
  /// What these bars show, as far as the document tells.
  public var barContents = BarContents()
  /// Whether the controller keeps the content of its scroll view off the bars: UIKit's
  /// `automaticallyAdjustsScrollViewInsets`.
  public var adjustsScrollViewInsets = true
  /// What is shown of the keyboard where no variation says something else.
  public var keyboard = Keyboard.hidden
  /// What is shown where the device is held sideways.
  public var landscape = LandscapeScene.same
  /// What holds the root view on a device; the size of a scene as saved is in ``saved``.
  public var surroundings = SceneSurroundings.screen
  /// How the document was last laid out by Interface Builder; nil for our own scenes.
  public var saved: SavedContext?
  /// Which runtime's text metrics apply.
  public var textEra: TextEra
  /// Which generation of the controls' sizes applies.
  public var controlGeneration: ControlGeneration
  /// What was said while reading: unsupported elements, unused names.
  public var findings: [Finding]
  /// How seriously the project takes what rules find in it.
  public var policy = RulePolicy()

  /// A scene with a root view and nothing else chosen.
  public init(
    name: String, identifier: String? = nil, documentPath: String, source: SourceLocation, views: [View],
    constraints: [SceneConstraint] = [], variations: [SceneVariation] = [],
    selection: VariantSelection = VariantSelection(), bars: [Bar] = [], saved: SavedContext? = nil,
    textEra: TextEra = .current, controlGeneration: ControlGeneration = .current, findings: [Finding] = []
  ) {
    self.name = name
    self.identifier = identifier ?? name
    self.documentPath = documentPath
    self.source = source
    // Lists that were read keep room for nearly as much again, and a review holds all of its scenes.
    self.views = views.map(\.self)
    self.constraints = constraints.map(\.self)
    self.variations = variations
    self.selection = selection
    self.bars = bars
    self.saved = saved
    self.textEra = textEra
    self.controlGeneration = controlGeneration
    self.findings = findings
  }
}
