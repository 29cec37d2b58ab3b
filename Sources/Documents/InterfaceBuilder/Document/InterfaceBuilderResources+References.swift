internal import DocumentResources
internal import Scenes

extension InterfaceBuilderResources {
  /// Returns the image that a reference names, in the view's symbol configuration.
  func image(
    _ reference: ImageReference, mode: ImageContent.Mode, _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) -> ImageContent {
    var configuration = configuration
    configuration.scale = reference.symbolScale ?? configuration.scale
    return image(named: reference.name, catalog: reference.catalog, mode: mode, configuration)
  }
}
