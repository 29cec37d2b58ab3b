internal import Geometry
internal import Scenes

/// The images and colours that a document lists at its end.
struct InterfaceBuilderResources {
  /// An image's natural size and where it comes from.
  struct Image: Hashable {
    let size: Size?
    let isSymbol: Bool
  }

  private var images: [String: Image] = [:]
  private var namedColors: [String: ViewColor] = [:]
  private var systemColors: [String: ViewColor] = [:]

  /// The resources of a document.
  init(_ elements: XMLElement.Children) {
    for element in elements {
      guard let name = element[.name] else { continue }
      switch element.name {
      case .image:
        var size: Size?
        if let width = element.number(.width), let height = element.number(.height) {
          size = Size(width: width, height: height)
        }
        images[name] = Image(size: size, isSymbol: element[.catalog] == "system")
      case .namedColor: namedColors[name] = element.child(.color).flatMap(ColorReader.components)
      case .systemColor: systemColors[name] = element.child(.color).flatMap(ColorReader.components)
      default: break
      }
    }
  }

  /// Takes the sizes that the document does not tell from asset catalogues.
  ///
  /// - Parameters:
  ///   - catalogues: The paths of the catalogues; the first one that has an image counts.
  ///   - root: The document, whose views name images.
  mutating func complete(with catalogues: [String], for root: XMLElement) {
    guard !catalogues.isEmpty else { return }
    var names: Set<String> = []
    root.walk { element in
      if let name = element[.image], element[.catalog] != "system", isUnknown(name) { names.insert(name) }
    }
    for (name, size) in AssetCatalogues.sizes(of: names, in: catalogues) {
      images[name] = Image(size: size, isSymbol: false)
    }
  }

  /// Whether an image is none of the system's and the document does not tell its size.
  private func isUnknown(_ name: String) -> Bool {
    guard let image = images[name] else { return true }
    return image.size == nil && !image.isSymbol
  }

  /// The image with a name, which need not be listed; a symbol at the size of body text.
  func image(named name: String, catalog: String?, mode: ImageContent.Mode) -> ImageContent {
    let image = images[name]
    let isSymbol = catalog == "system" || image?.isSymbol == true
    return ImageContent(
      name: name, size: isSymbol ? SymbolSizes.size(recorded: image?.size) : image?.size, mode: mode,
      isSymbol: isSymbol)
  }

  /// The colour that a document gives a name, or nil.
  func namedColor(_ name: String) -> ViewColor? { namedColors[name] }
  /// The components that the document keeps for a colour of the system, or nil.
  func systemColor(_ name: String) -> ViewColor? { systemColors[name] }
}
