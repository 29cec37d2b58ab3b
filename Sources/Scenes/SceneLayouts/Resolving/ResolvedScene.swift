public import AutoLayout
public import Findings
public import Geometry
public import Scenes
public import Typography

/// A scene in one variant: nothing is optional any more that the variant decides.
///
/// Texts are in the variant's language, variations are applied, the screen and its insets are known. What is left to
/// find are the frames.
public struct ResolvedScene: Sendable, Hashable {
  /// The scene it came from. Later stages have the members below, which the variant has decided.
  private let scene: Scene
  /// The variant it was resolved for.
  public var variant: SceneVariant
  /// The size of the root view, in points.
  public var rootSize: Size
  /// The height that the root view is as near to as its constraints allow; nil where it has that of its size.
  public internal(set) var wishedHeight: WishedHeight?
  /// True where the height of its size counts if that which it is to be near to says nothing.
  var hasHeightInReserve = false
  /// True where artwork is squeezed before the root becomes higher than it is to be.
  var artworkGivesWay = false
  /// The room that opaque bars take of the screen around the root view, in points; nothing since iOS 7.
  public var barInsets: EdgeInsets = .zero
  /// The safe area insets of the root view, in points.
  public var safeArea: EdgeInsets
  /// The height of the keyboard that is shown, in points from the lower edge of the root view; nil while it is hidden.
  public var keyboardHeight: Double?
  /// The layout margins of the root view without its safe area, in points.
  public var rootMargins: EdgeInsets
  /// The language of the Chinese characters in its texts: that of the variant, or of the document.
  public let ideographs: Ideographs
  /// The views with the properties that hold in the variant; positions are those of the scene.
  public var views: [ResolvedView]
  /// The bars over the scene, outermost first; as saved those of the canvas.
  public internal(set) var bars: [Bar]
  /// The contents of the bars over the scene.
  public var barContents: ResolvedViews.BarContents
  /// The positions of the views whose text is the one of the development language for want of a translation.
  public var untranslatedViews: [Int]
  /// The constraints that are installed, in the order of installation.
  public var constraints: [LayoutConstraint]
  /// All constraints of the document, also those that are not installed, with their object ids and outlets.
  package var documentConstraints: [SceneConstraint]
  /// The names of the variations that are active, in the order they were applied.
  public var activeVariations: [String]
  /// The expectations that the author has of the layout.
  public var expectations: [SceneExpectation] = []
  /// The source of the sizes of leaves.
  public var leafSizes: LeafSizes
  /// When in the life of the scene it is; what only the design has is gone from the constraints already.
  public var stage: SceneStage
  /// The constraints that are added to the author's where those do not suffice.
  public internal(set) var inference = ConstraintInference.off
  /// The holder of the root view: the screen, a container view or a part of the screen.
  package var surroundings: SceneSurroundings
  /// The generation of the controls' sizes: that of the version of iOS, if one is chosen.
  public internal(set) var controlGeneration: ControlGeneration
  /// The grid that frames go to.
  public var rounding = FrameRounding.pixel
  /// True where rules of taste are applied as well.
  public var hasLints = false
  /// True where the screen is the one that the document was saved with, so that recorded frames need not follow it.
  public var isAsSaved: Bool
  /// The sizes of views that only Interface Builder gave them; nil on a device.
  var savedSizes: SavedSizes?

  /// A scene in a variant.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - variant: The device and everything else that is chosen.
  ///   - rootSize: The size of the root, in points.
  ///   - safeArea: The insets of the safe area in the root, in points.
  ///   - rootMargins: The layout margins of the root, in points.
  ///   - views: The views with the variations that are active; the variant decides the rest.
  ///   - constraints: The constraints that are installed in the variant.
  ///   - activeVariations: The names of the variations that are active.
  ///   - leafSizes: Whether views without subviews have their natural sizes or those that the document records.
  ///   - stage: Whether it is laid out as in the app or as in Interface Builder.
  ///   - isAsSaved: Whether the screen is the one that the document was saved with.
  public init(
    scene: Scene, variant: SceneVariant, rootSize: Size, safeArea: EdgeInsets, rootMargins: EdgeInsets,
    views: [View], constraints: [LayoutConstraint], activeVariations: [String], leafSizes: LeafSizes,
    stage: SceneStage = .run, isAsSaved: Bool = false
  ) {
    self.scene = scene
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

  /// The scene in another appearance, where nothing but colours depends on it.
  func showing(_ appearance: Appearance) -> ResolvedScene {
    let transform = AppearanceTransform(
      appearance: appearance, increasedContrast: variant.accessibility.contains(.increasedContrast))
    var shown = self
    shown.variant.appearance = appearance
    shown.views = transform.shown(views)
    shown.barContents = transform.shown(barContents)
    return shown
  }

  /// A colour of the system in the variant's appearance.
  package func color(_ color: SystemColor) -> Color {
    color.color(in: variant.appearance, increasedContrast: variant.accessibility.contains(.increasedContrast))
  }
}

// MARK: - What the scene says in every variant

extension ResolvedScene {
  /// The name that people use.
  public var name: String { scene.name }
  /// The name that machines use.
  public var identifier: String { scene.identifier }
  /// The path of the document as messages show it.
  public var documentPath: String { scene.documentPath }
  /// The location of the scene in its document, for findings about no view or constraint of their own.
  public var source: SourceLocation { scene.source }
  /// The views as the document has them, before variations and languages change them.
  package var documentViews: [View] { scene.views }
  /// The variants that the document asks for.
  package var selection: VariantSelection { scene.selection }
  /// The severities that the project gives to findings, and the findings that it accepts.
  package var policy: RulePolicy { scene.policy }
  /// The container views that name a controller, each with the scene that is shown in it.
  var embedded: [EmbeddedScene] { scene.embedded }
  /// The views that code fills from xibs, each with the scenes that it is filled with.
  var filled: [FilledView] { scene.filled }
  /// The screen on which a scene of our own was designed; nil without designed frames.
  package var design: SceneDesign? { scene.design }
  /// The runtime whose text metrics apply.
  package var textEra: TextEra { scene.textEra }
  /// Whether the controller keeps the content of its scroll view off the bars.
  var adjustsScrollViewInsets: Bool { scene.adjustsScrollViewInsets }
  /// Whether the document is a storyboard or xib, whose canvas records frames, and not a scene file.
  package var isFromInterfaceBuilder: Bool { scene.saved != nil }
  /// Whether the geometry may differ between light and dark.
  package var dependsOnAppearance: Bool { scene.dependsOnAppearance }
  /// Whether the root was saved with a width that no screen has.
  package var hasCanvasOfItsOwn: Bool { scene.hasCanvasOfItsOwn }
  /// Whether only what presents the root knows its width, which is that of no screen.
  package var hasUnknownWidth: Bool { !isAsSaved && scene.extent == .screen && hasCanvasOfItsOwn }
  /// The constraints of the document that no size class installs.
  package var dormantConstraints: [LayoutConstraint] { scene.dormantConstraints }
  /// The part of a screen that the root stands for.
  package var extent: RootExtent { isAsSaved ? .screen : scene.extent(on: variant.device) }
  /// The distance beyond the end of a table that is the root up to which Interface Builder loaded its cells, in points,
  /// negative before the end; nil on a device, and if it loaded all cells of all tables.
  package var rowReach: Double? { isAsSaved ? scene.saved?.rowReach : nil }
  /// The height of the root that counts if the height to be near to says nothing; nil without one.
  var heightInReserve: Double? { hasHeightInReserve ? scene.rootSize(in: variant).height : nil }
  /// Whether it is a design in Interface Builder, which lays some views out otherwise than the app.
  package var isInInterfaceBuilder: Bool { stage == .design && (isFromInterfaceBuilder || isAsSaved) }
  /// The design in the same variant, in which placeholders hold.
  var designed: ResolvedScene { scene.resolved(for: variant, at: .design, leafSizes: leafSizes) }
}

extension View {
  /// True where it shows words in a language that have no translation to it.
  fileprivate func lacksTranslation(to locale: String) -> Bool {
    let typed = content.textField.map { $0.text.text.isEmpty ? $0.placeholder : $0.text }
    guard let text = content.label?.text ?? content.button?.title ?? typed else { return false }
    return text.text.contains(where: \.isLetter) && !text.isTranslated(to: locale)
  }
}

/// The source of the natural size of a leaf whose content a document does not carry whole.
public enum LeafSizes: String, Sendable, Hashable, CaseIterable {
  /// From the frame that the document records.
  case recorded
  /// From our own measurement of text and controls.
  case measured
}
