internal import Geometry

extension Scene {
  /// The scene in a variant: variations applied, texts chosen, the screen and its insets known.
  ///
  /// - Parameter leafSizes: Where the natural size of leaves comes from; `recorded` only makes sense as saved.
  public func resolved(for variant: SceneVariant, leafSizes: LeafSizes = .measured) -> ResolvedScene {
    ResolvedScene(
      scene: self, variant: variant, rootSize: variant.device.size(in: variant.orientation),
      safeArea: variant.device.insets(in: variant.orientation), rootMargins: .zero, views: views,
      constraints: constraints.filter(\.isInstalled).map(\.constraint), activeVariations: [], leafSizes: leafSizes)
  }

  /// The scene as Interface Builder showed it when it wrote the document; nil for our own scenes.
  public func resolvedAsSaved(leafSizes: LeafSizes) -> ResolvedScene? {
    nil
  }
}
