internal import DocumentResources
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The images and colours that a document lists at its end.
struct InterfaceBuilderResources {
  /// An image's natural size and where it comes from.
  struct Image: Hashable {
    var size: Size?
    let isSymbol: Bool
    /// The pixels for each point that the catalogues have files for; empty where nothing is known.
    var densities: [Double] = []
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

  /// Takes the sizes that the document does not tell, and the densities, from asset catalogues.
  ///
  /// - Parameters:
  ///   - catalogues: The paths of the catalogues; the first one that has an image counts.
  ///   - root: The document, whose views name images.
  mutating func complete(with catalogues: [String], for root: XMLElement) {
    guard !catalogues.isEmpty else { return }
    var names: Set<String> = []
    root.walk { element in
      if let name = element[.image], element[.catalog] != "system", images[name]?.isSymbol != true {
        names.insert(name)
      }
    }
    for (name, artwork) in AssetCatalogues.artwork(of: names, in: catalogues) {
      var image = images[name] ?? Image(size: nil, isSymbol: false)
      image.size = image.size ?? artwork.size
      image.densities = artwork.densities
      images[name] = image
    }
  }

  /// The image with a name, which need not be listed; a symbol at the size of body text.
  func image(named name: String, catalog: String?, mode: ImageContent.Mode) -> ImageContent {
    let image = images[name]
    let isSymbol = catalog == "system" || image?.isSymbol == true
    var content = ImageContent(
      name: name, size: isSymbol ? SymbolSizes.size(recorded: image?.size) : image?.size, mode: mode,
      isSymbol: isSymbol)
    content.densities = image?.densities ?? []
    return content
  }

  /// The colour that a document gives a name, or nil.
  func namedColor(_ name: String) -> ViewColor? { namedColors[name] }
  /// The components that the document keeps for a colour of the system, or nil.
  func systemColor(_ name: String) -> ViewColor? { systemColors[name] }
}
