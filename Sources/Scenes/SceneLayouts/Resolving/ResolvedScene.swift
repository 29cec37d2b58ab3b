public import AutoLayout
public import Findings
public import Geometry
public import Scenes
public import Typography

/// A scene in one variant, with everything that the variant decides.
///
/// Text is in the variant's language, variations are applied, and the screen and its insets are known. Only the
/// frames are still unknown.
public struct ResolvedScene: Sendable, Hashable {
  // Resolved scenes are copied into every layout, measurement and layer of a drawing.
  private let boxedScene: Boxed<Scene>
  /// The original scene. Later stages use the members below, which the variant has decided.
  private var scene: Scene { _read { yield boxedScene.value } }
  /// The variant for which it was resolved.
  public var variant: SceneVariant
  /// The size of the root view, in points.
  public var rootSize: Size
  /// The preferred height of the root view, or nil if it has that of its size. The root view is as close to it as its
  /// constraints allow.
  public internal(set) var preferredHeight: PreferredHeight?
  /// Whether the height of its size is used if the preferred height is meaningless.
  var hasHeightInReserve = false
  /// Whether artwork is squeezed before the root exceeds its preferred height.
  var artworkGivesWay = false
  /// The space that opaque bars take from the screen around the root view, in points. Zero since iOS 7.
  public var barInsets: EdgeInsets = .zero
  /// The safe area insets of the root view, in points.
  public var safeArea: EdgeInsets
  /// The height of the visible keyboard, in points from the lower edge of the root view, or nil while it is hidden.
  public var keyboardHeight: Double?
  /// The layout margins of the root view without its safe area, in points.
  public var rootMargins: EdgeInsets
  /// The language of Chinese characters in its text: that of the variant, or of the document.
  public let ideographs: Ideographs
  /// The views with their properties in the variant, at the same positions as in the scene.
  public var views: [ResolvedView]
  /// The bars over the scene, outermost first. As saved, they are the bars of the canvas.
  public internal(set) var bars: [Bar]
  /// The contents of the bars over the scene.
  public var barContents: ResolvedViews.BarContents
  /// The positions of the views that show the text of the development language, because a translation is missing.
  public var untranslatedViews: [Int]
  /// The installed constraints, in the order of installation.
  public var constraints: [LayoutConstraint]
  /// All constraints of the document, including those that are not installed, with their object ids and outlets.
  package var documentConstraints: [SceneConstraint]
  /// The positions of the document's constraints whose constant an active variation sets, even to the same number.
  package internal(set) var variedConstants: Set<Int> = []
  /// The names of the active variations, in the order they were applied.
  public var activeVariations: [String]
  /// The author's expectations of the layout.
  public var expectations: [SceneExpectation] = []
  /// The source of the sizes of leaves.
  public var leafSizes: LeafSizes
  /// The stage of the scene. Constraints that only exist in the design have already been removed at run time.
  public var stage: SceneStage
  /// The constraints that are added to the author's if those are insufficient.
  public internal(set) var inference = ConstraintInference.off
  /// The container of the root view: the screen, a container view or a part of the screen.
  package var surroundings: SceneSurroundings
  /// The generation of the controls' sizes, which is that of the version of iOS if one is chosen.
  public internal(set) var controlGeneration: ControlGeneration
  /// The grid to which frames are rounded.
  public var rounding = FrameRounding.pixel
  /// Whether lints are requested.
  public var hasLints = false
  /// Whether the screen is the one with which the document was saved, so that recorded frames need not follow it.
  public var isAsSaved: Bool
  /// The sizes of views that only exist in Interface Builder, or nil on a device.
  var savedSizes: SavedSizes?

  /// Creates a scene in a variant.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - variant: The device and everything else that is chosen.
  ///   - rootSize: The size of the root, in points.
  ///   - safeArea: The insets of the safe area in the root, in points.
  ///   - rootMargins: The layout margins of the root, in points.
  ///   - views: The views with the active variations. The variant decides the rest.
  ///   - constraints: The constraints that are installed in the variant.
  ///   - activeVariations: The names of the active variations.
  ///   - leafSizes: Whether views without subviews have their natural sizes or the recorded ones.
  ///   - stage: Whether it is laid out as in the app or as in Interface Builder.
  ///   - isAsSaved: Whether the screen is the one with which the document was saved.
  public init(
    scene: Scene, variant: SceneVariant, rootSize: Size, safeArea: EdgeInsets, rootMargins: EdgeInsets,
    views: [View], constraints: [LayoutConstraint], activeVariations: [String], leafSizes: LeafSizes,
    stage: SceneStage = .run, isAsSaved: Bool = false
  ) {
    boxedScene = Boxed(scene)
    self.variant = variant
    self.rootSize = rootSize
    self.safeArea = safeArea
    self.rootMargins = rootMargins
    ideographs = Ideographs(locale: variant.locale) ?? scene.ideographs
    let transform = VariantTransform(variant: variant, era: scene.textEra, ideographs: ideographs)
    self.views = transform.resolved(views)
    bars = scene.bars
    barContents = transform.resolved(scene.barContents)
    documentConstraints = scene.constraints
    surroundings = scene.surroundings
    controlGeneration = scene.controlGeneration
    let isTranslation = scene.languages.contains(variant.locale) && variant.locale != scene.languages.first
    untranslatedViews = isTranslation ? views.indices.filter { views[$0].lacksTranslation(to: variant.locale) } : []
    self.constraints = constraints
    self.activeVariations = activeVariations
    self.leafSizes = leafSizes
    self.stage = stage
    self.isAsSaved = isAsSaved
  }

  /// Returns the scene in another appearance, if only colors depend on it.
  func showing(_ appearance: Appearance) -> ResolvedScene {
    let transform = AppearanceTransform(
      appearance: appearance, increasedContrast: variant.accessibility.contains(.increasedContrast))
    var shown = self
    shown.variant.appearance = appearance
    shown.views = transform.shown(views)
    shown.barContents = transform.shown(barContents)
    return shown
  }

  /// Returns a system color in the variant's appearance.
  package func color(_ color: SystemColor) -> Color {
    color.color(in: variant.appearance, increasedContrast: variant.accessibility.contains(.increasedContrast))
  }
}

// MARK: - Properties of the scene in every variant

extension ResolvedScene {
  /// The displayed name.
  public var name: String { scene.name }
  /// The machine-readable name.
  public var identifier: String { scene.identifier }
  /// The path of the document in messages.
  public var documentPath: String { scene.documentPath }
  /// The location of the scene in its document, for findings without a view or constraint.
  public var source: SourceLocation { scene.source }
  /// The views in the document, before variations and languages change them.
  package var documentViews: [View] { scene.views }
  /// The variants that the document asks for.
  package var selection: VariantSelection { scene.selection }
  /// Whether no Xcode project contains the document, so that the app cannot show the scene.
  package var isInNoProject: Bool { scene.isInNoProject }
  /// Whether the app discards the root view when it loads its nib.
  package var isDiscarded: Bool { scene.isDiscarded }
  /// The project's severities for findings, and the accepted findings.
  package var policy: RulePolicy { scene.policy }
  /// The container views with a controller, each with the scene shown in it.
  var embedded: [EmbeddedScene] { scene.embedded }
  /// The views that code fills from xibs, each with the scenes that fill it.
  var filled: [FilledView] { scene.filled }
  /// The screen on which a scene of our own was designed; nil without designed frames.
  package var design: SceneDesign? { scene.design }
  /// The runtime whose text metrics apply.
  package var textEra: TextEra { scene.textEra }
  /// Whether the controller insets the content of its scroll view by the bars.
  var adjustsScrollViewInsets: Bool { scene.adjustsScrollViewInsets }
  /// Whether the document is a storyboard or xib, whose canvas records frames, rather than a scene file.
  package var isFromInterfaceBuilder: Bool { scene.saved != nil }
  /// Whether the geometry may depend on the appearance.
  package var dependsOnAppearance: Bool { scene.dependsOnAppearance }
  /// Whether the root was saved with a width that no screen has.
  package var hasCanvasOfItsOwn: Bool { scene.hasCanvasOfItsOwn }
  /// Whether the root has a width that no screen has, so that only its presenter knows it.
  package var hasUnknownWidth: Bool { !isAsSaved && scene.extent == .screen && hasCanvasOfItsOwn }
  /// Whether the root is a part with its own width, which yields to its required constraints.
  var widthGivesWay: Bool { extent.kind == .part && extent.width != nil }
  /// The constraints of the document that no size class installs.
  package var dormantConstraints: [LayoutConstraint] { scene.dormantConstraints }
  /// The part of a screen that the root represents.
  package var extent: RootExtent { isAsSaved ? .screen : scene.extent(on: variant.device) }
  /// The distance beyond the end of a root table up to which Interface Builder loaded its cells, in points, negative
  /// before the end. Nil on a device, and if it loaded all cells of all tables.
  package var rowReach: Double? { isAsSaved ? scene.saved?.rowReach : nil }
  /// Whether Interface Builder kept the frames of views whose place or size constraints leave open. False on a device.
  package var keepsOpenFrames: Bool { isAsSaved && scene.saved?.keepsOpenFrames ?? false }
  /// Whether Interface Builder rounded the recorded frames to whole points.
  package var hasWholeFrames: Bool { scene.saved?.hasWholeFrames ?? true }
  /// The height of the root if the preferred height is meaningless, or nil if there is none.
  var heightInReserve: Double? { hasHeightInReserve ? scene.rootSize(in: variant).height : nil }
  /// Whether it is a design in Interface Builder, which lays out some views differently from the app.
  package var isInInterfaceBuilder: Bool { stage == .design && (isFromInterfaceBuilder || isAsSaved) }
  /// The design in the same variant, in which placeholders hold.
  var designed: ResolvedScene { scene.resolved(for: variant, at: .design, leafSizes: leafSizes) }
}

extension View {
  /// Whether it shows text without a translation to a language.
  fileprivate func lacksTranslation(to locale: String) -> Bool {
    let typed = content.textField.map { $0.text.text.isEmpty ? $0.placeholder : $0.text }
    guard let text = content.label?.text ?? content.button?.title ?? typed else { return false }
    return text.text.contains(where: \.isLetter) && !text.isTranslated(to: locale)
  }
}

/// The source of the natural size of a leaf whose content a document does not contain completely.
public enum LeafSizes: String, Sendable, Hashable, CaseIterable {
  /// The frame that the document records.
  case recorded
  /// Our own measurement of text and controls.
  case measured
}
