internal import MarkupReading
internal import Scenes

/// The image that an element names, in an attribute or, since Xcode 15, in an `<imageReference>`.
struct ImageReference {
  let name: String
  /// The catalog of the image: `system` for SF Symbols, nil for the project's.
  let catalog: String?
  /// The symbol scale, which overrides that of the view's configuration. Nil if it states none.
  let symbolScale: SymbolSizes.Scale?

  /// Reads the image under a key of an element. Nil if it has none.
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
  /// Returns the image that a reference names, in the view's symbol configuration.
  func image(
    _ reference: ImageReference, mode: ImageContent.Mode, _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) -> ImageContent {
    var configuration = configuration
    configuration.scale = reference.symbolScale ?? configuration.scale
    return image(named: reference.name, catalog: reference.catalog, mode: mode, configuration)
  }
}
