internal import MarkupReading
internal import Scenes

/// The image that an element names, in an attribute or, since Xcode 15, in an `<imageReference>`.
struct ImageReference {
  /// The name of the image.
  let name: String
  /// The catalogue that it is from: `system` for the system's symbols; nil for the project's.
  let catalog: String?
  /// The scale of a symbol, which counts more than that of the view's configuration; nil if only the latter says it.
  let symbolScale: SymbolSizes.Scale?

  /// The image under a key of an element; nil if it has none.
  init?(_ key: XMLName = .image, of element: XMLElement) {
    if let name = element[key] {
      (self.name, catalog, symbolScale) = (name, element[.catalog], nil)
      return
    }
    guard let reference = element.child(.imageReference, key: key), let name = reference[.image] else { return nil }
    self.name = name
    catalog = reference[.catalog]
    symbolScale = reference[.symbolScale].flatMap(SymbolSizes.Scale.init)
  }
}

extension InterfaceBuilderResources {
  /// The image that a reference names, as a view with a configuration for symbols shows it.
  func image(
    _ reference: ImageReference, mode: ImageContent.Mode, _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) -> ImageContent {
    var configuration = configuration
    configuration.scale = reference.symbolScale ?? configuration.scale
    return image(named: reference.name, catalog: reference.catalog, mode: mode, configuration)
  }
}
