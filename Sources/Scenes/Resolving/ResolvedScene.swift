public import AutoLayout
public import Geometry

/// A scene in one variant: nothing is optional any more that the variant decides.
///
/// Texts are in the variant's language, variations are applied, the screen and its insets are known. What is left to
/// find are the frames.
public struct ResolvedScene: Sendable, Hashable {
  /// The scene it came from.
  public var scene: Scene
  /// The variant it was resolved for.
  public var variant: SceneVariant
  /// The size of the root view, in points.
  public var rootSize: Size
  /// Where the root view lies on the screen, in points: below the bars until iOS 6, else in the corner.
  public var rootOrigin: Point = .zero
  /// The safe area insets of the root view, in points.
  public var safeArea: EdgeInsets
  /// The height of the keyboard that is shown, in points from the lower edge of the root view; nil while it is hidden.
  public var keyboardHeight: Double?
  /// The layout margins of the root view without its safe area, in points.
  public var rootMargins: EdgeInsets
  /// The views with the properties that hold in the variant; positions are those of the scene.
  public var views: [View]
  /// The constraints that are installed, in the order of installation.
  public var constraints: [LayoutConstraint]
  /// The names of the variations that are active, in the order they were applied.
  public var activeVariations: [String]
  /// What the author expects of the layout.
  public var expectations: [SceneExpectation] = []
  /// Where the size of leaves comes from.
  public var leafSizes: LeafSizes
  /// When in the life of the scene it is; what only the design has is gone from the constraints already.
  public var stage: SceneStage
  /// Which constraints are added to the author's where those do not suffice.
  public internal(set) var inference = ConstraintInference.off
  /// Whether rules of taste are applied as well.
  public var hasLints = false
  /// Whether the screen is the one that the document was saved with, so that recorded frames need not follow it.
  public var isAsSaved: Bool

  /// A scene in a variant.
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
    self.views = views
    self.constraints = constraints
    self.activeVariations = activeVariations
    self.leafSizes = leafSizes
    self.stage = stage
    self.isAsSaved = isAsSaved
  }

  /// The font of a text of the scene at the variant's text size.
  public func font(_ description: FontDescription) -> Font {
    description.resolved(at: variant.textSize, era: scene.textEra)
  }

  /// A text of the scene in the variant's language.
  public func text(_ text: LocalizedText) -> String { text.text(in: variant.locale) }
}

/// Where the natural size of a leaf comes from whose content a document does not carry whole.
public enum LeafSizes: String, Sendable, Hashable, CaseIterable {
  /// From the frame that the document records.
  case recorded
  /// From our own measurement of text and controls.
  case measured
}
