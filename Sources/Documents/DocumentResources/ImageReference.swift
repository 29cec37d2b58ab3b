package import MarkupReading
package import Scenes

/// The image that an element names, in an attribute or, since Xcode 15, in an `<imageReference>`.
package struct ImageReference: Sendable, Hashable {
  package let name: String
  /// The catalog of the image: `system` for SF Symbols, nil for the project's.
  package let catalog: String?
  /// The symbol scale, which overrides the view's configuration. Nil if it states none.
  package let symbolScale: SymbolSizes.Scale?

  /// Reads the image under a key of an element. Nil if it has none.
  package init?(_ key: XMLName = .image, of element: XMLElement) {
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
