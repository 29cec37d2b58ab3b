public import Findings
public import Typography

/// One screen or component as its document describes it, before a device is chosen.
///
/// The flat lists contain every constraint and view of every variation, identified by position. So later stages keep
/// their results in arrays with the same positions.
public struct Scene: Sendable, Hashable {
  /// The displayed name: `Login`.
  public var name: String
  /// The machine-readable name: the scene id of a storyboard, the id of a xib's view, or the scene's name.
  public var identifier: String
  /// The path of the document in messages.
  public var documentPath: String
  /// The location of the scene in the document.
  public var source: SourceLocation
  /// The views, the root first, superviews before their subviews, siblings from back to front.
  public var views: [View]
  /// All constraints of the document, including those that only some variations install, in the order of installation.
  public var constraints: [SceneConstraint]
  /// The conditional changes, applied in this order.
  public var variations: [SceneVariation]
  /// The changes that the app makes when it loads the views. Interface Builder's canvas does not show them.
  public var runtimeChanges: [SceneVariation.ViewChange] = []
  /// The author's expectations of its layouts.
  public var expectations: [SceneExpectation] = []
  /// The languages with translations, the development language first. Empty if there is no choice.
  public var languages: [String] = []
  /// The variants that the document asks for. An empty list leaves the choice to the user.
  public var selection: VariantSelection
  public var app = AppSettings()
  /// Whether no Xcode project contains its document, so that the app cannot show it.
  public var isInNoProject = false
  /// Whether it is a view of a nib that the app discards when it loads the nib, because nothing refers to it.
  public var isDiscarded = false
  /// The bars over the scene, outermost first.
  public var bars: [Bar]
  /// The contents of these bars, as far as the document contains them.
  public var barContents = BarContents()
  /// Whether the controller insets the content of its scroll view by the bars: UIKit's
  /// `automaticallyAdjustsScrollViewInsets`.
  public var adjustsScrollViewInsets = true
  /// The kind of device that the scene is for, or nil for all (specification BLG-10).
  public var idiom: Device.Idiom?
  /// The part of a screen that the root view represents on a device.
  public var extent = RootExtent.screen
  /// The keyboard that is shown unless a variation changes it.
  public var keyboard = Keyboard.hidden
  /// The scene that is shown in landscape.
  public var landscape = LandscapeScene.same
  /// The container of the root view on a device. ``saved`` has the size of a scene as saved.
  public var surroundings = SceneSurroundings.screen
  /// The container views with a controller, each with the scene shown in it.
  public var embedded: [EmbeddedScene] = []
  /// The views that code fills from xibs of the project.
  public var filled: [FilledView] = []
  /// The screen on which a YAML scene was designed: the screen of the frames of its views. Nil if no view has a
  /// frame.
  public var design: SceneDesign?
  /// The pictures of its design, with which its layouts can be compared.
  public var designPictures: [DesignPicture] = []
  /// The canvas on which Interface Builder last laid out the document, or nil for our own scenes.
  public var saved: SavedContext?
  /// The sizes and margins of views on Interface Builder's canvas as a device. Empty for scenes of documents, which
  /// have them in ``saved``.
  public var canvas = SceneCanvas()
  /// The map of the scene's storyboard, shared by all its scenes, or nil for other scenes.
  public var storyboard: StoryboardMap?
  /// The runtime whose text metrics apply.
  public var textEra: TextEra
  /// The language of Chinese characters in its text, unless the language of the variant determines it.
  public var ideographs = Ideographs.chinese
  /// The generation of the controls' sizes.
  public var controlGeneration: ControlGeneration
  /// The findings from reading the document: unsupported elements, unused names.
  public var findings: [Finding]
  /// The project's severities for findings of the scene.
  public var policy = RulePolicy()
  /// The numbers of the known findings from reading, ascending. They are not in ``findings``.
  package var knownFindings: [Int] = []

  /// Creates a scene with defaults for everything else.
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
    // Copies without spare capacity: arrays built by readers have nearly twice the needed capacity, and a review keeps
    // all of its scenes.
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

/// The scene that is shown in landscape (specification ORI-09).
public indirect enum LandscapeScene: Sendable, Hashable {
  /// The scene itself, with its variants.
  case same
  /// Another scene, which has the name of the first.
  case other(Scene)
}

/// The container of the root view of a scene in the app.
public indirect enum SceneSurroundings: Sendable, Hashable {
  /// The window, possibly with bars: the root fills the screen.
  case screen
  /// A container view of another scene, given by its position among that scene's views: the root fills it.
  case container(view: Int, of: Scene)
  /// A sheet, a popover or a column of a split view.
  case part(ScreenPart)
}

extension Scene {
  /// Whether its geometry may depend on the appearance: a variation has such a condition, here or in the scenes with
  /// which it shares the screen.
  package var dependsOnAppearance: Bool {
    if variations.contains(where: { $0.condition.appearance != nil }) { return true }
    if case .other(let other) = landscape, other.dependsOnAppearance { return true }
    if case .container(_, let parent) = surroundings, parent.dependsOnAppearance { return true }
    if filled.contains(where: { $0.scenes.contains(where: \.dependsOnAppearance) }) { return true }
    return embedded.contains { container in
      if case .scene(let scene) = container.content { scene.dependsOnAppearance } else { false }
    }
  }
}
