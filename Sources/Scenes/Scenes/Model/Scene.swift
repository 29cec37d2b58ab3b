public import Findings
public import Typography

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
  /// The place at which the scene is written.
  public var source: SourceLocation
  /// The views, superviews before their subviews, back to front among siblings; the root first.
  public var views: [View]
  /// All constraints of the document, also those that only some variations install, in the order of installation.
  public var constraints: [SceneConstraint]
  /// The changes with their conditions, applied in this order.
  public var variations: [SceneVariation]
  /// The changes that the app makes when it loads the views; Interface Builder's canvas does not show it.
  public var runtimeChanges: [SceneVariation.ViewChange] = []
  /// The expectations that its author has of its layouts.
  public var expectations: [SceneExpectation] = []
  /// The languages that there are translations in, the development language first; empty where there is no choice.
  public var languages: [String] = []
  /// The variants that the document asks for; empty lists leave the choice to the user.
  public var selection: VariantSelection
  /// The settings of the app that it belongs to.
  public var app = AppSettings()
  /// The bars over the scene, outermost first.
  public var bars: [Bar]
  /// The contents of these bars, as far as the document tells.
  public var barContents = BarContents()
  /// True where the controller keeps the content of its scroll view off the bars: UIKit's
  /// `automaticallyAdjustsScrollViewInsets`.
  public var adjustsScrollViewInsets = true
  /// The kind of device that the scene is for; nil for all (specification BLG-10).
  public var idiom: Device.Idiom?
  /// The part of a screen that the root view stands for on a device.
  public var extent = RootExtent.screen
  /// The keyboard that is shown where no variation says something else.
  public var keyboard = Keyboard.hidden
  /// The scene that is shown where the device is held sideways.
  public var landscape = LandscapeScene.same
  /// The holder of the root view on a device; the size of a scene as saved is in ``saved``.
  public var surroundings = SceneSurroundings.screen
  /// Its container views that name a controller, each with the scene that is shown in it.
  public var embedded: [EmbeddedScene] = []
  /// Its views that code fills from xibs of the project.
  public var filled: [FilledView] = []
  /// The screen on which our own scene was designed: that of the frames that its views have there; nil where none of them
  /// has one.
  public var design: SceneDesign?
  /// The canvas on which Interface Builder last laid out the document; nil for our own scenes.
  public var saved: SavedContext?
  /// The sizes and margins that views have on a device that is Interface Builder's canvas; nothing for scenes of documents, which
  /// have them in ``saved``.
  public var canvas = SceneCanvas()
  /// The map of the storyboard that the scene is from, which all scenes of it have; nil for other scenes.
  public var storyboard: StoryboardMap?
  /// The runtime whose text metrics apply.
  public var textEra: TextEra
  /// The language of the Chinese characters in its texts, where a variant's own does not say.
  public var ideographs = Ideographs.chinese
  /// The generation of the controls' sizes.
  public var controlGeneration: ControlGeneration
  /// The findings of reading: unsupported elements, unused names.
  public var findings: [Finding]
  /// The severities that the project gives to findings in it.
  public var policy = RulePolicy()
  /// The numbers of the known findings that were found while reading, ascending; they are not among ``findings``.
  package var knownFindings: [Int] = []

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

/// The scene that is shown when its device is turned (specification ORI-09).
public indirect enum LandscapeScene: Sendable, Hashable {
  /// The scene itself, as its variants have it.
  case same
  /// Another scene, which stands under the name of the first.
  case other(Scene)
}

/// The holder of the root view of a scene when the app runs.
public indirect enum SceneSurroundings: Sendable, Hashable {
  /// The window, or the bars in it: the root fills the screen.
  case screen
  /// A container view of another scene, given by its position among that scene's views: the root fills it.
  case container(view: Int, of: Scene)
  /// A sheet, a popover or a column of a split view.
  case part(ScreenPart)
}

extension Scene {
  /// True where its geometry may differ between light and dark: some variation depends on it, here or in the scenes
  /// that it shares the screen with.
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
