internal import MarkupReading
internal import Scenes

/// The name of an image as an element has it: in attributes, or in an `<imageReference>`, which also says how large a symbol
/// is beside letters.
struct ImageReference {
  /// The name of the image.
  let name: String
  /// The catalogue that the image is in: `system` for symbols; nil for those of the project.
  let catalog: String?
  /// The size of a symbol beside letters; nil if nothing says.
  let scale: SymbolSizes.Scale?

  /// The image of an element under a name; nil if it has none.
  init?(_ key: XMLName = .image, of element: XMLElement) {
    let reference = element.child(.imageReference, key: key)
    guard let name = element[key] ?? reference?[.image] else { return nil }
    self.name = name
    catalog = element.has(key) ? element[.catalog] : reference?[.catalog]
    scale = reference?[.symbolScale].flatMap(SymbolSizes.Scale.init)
  }
}
