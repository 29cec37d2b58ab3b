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
    /// The natural size of its file, where it is another one.
    var ownSize: Size?
    /// The pixels for each point that the catalogues have files for; empty where nothing is known.
    var densities: [Double] = []
    /// The files; nil where none was found, and for symbols.
    var artwork: Artwork?
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

  /// Takes from the files beside a document the sizes that it does not tell, the densities, and the files themselves.
  ///
  /// - Parameter root: The document, whose views name images.
  mutating func complete(with siblings: SiblingResources, for root: XMLElement) {
    guard !siblings.catalogues.isEmpty || !siblings.images.isEmpty else { return }
    var names = Set(images.filter { !$0.value.isSymbol }.keys)
    root.walk { element in
      if let name = element[.image], element[.catalog] != "system", images[name]?.isSymbol != true {
        names.insert(name)
      }
    }
    let finder = siblings.imageFinder
    let sets = finder.images(named: names, in: siblings.catalogues, besides: siblings.images)
    for (name, set) in sets.sorted(by: { $0.key < $1.key }) {
      var image = images[name] ?? Image(size: nil, isSymbol: false)
      if let recorded = image.size, let own = set.size, own != recorded { image.ownSize = own }
      image.size = image.size ?? set.size
      image.densities = set.densities
      if siblings.readsArtwork { image.artwork = finder.readable(set.artwork) }
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
    content.artwork = image?.artwork
    content.ownSize = image?.ownSize
    return content
  }

  /// The colour that a document gives a name, or nil.
  func namedColor(_ name: String) -> ViewColor? { namedColors[name] }
  /// The components that the document keeps for a colour of the system, or nil.
  func systemColor(_ name: String) -> ViewColor? { systemColors[name] }
}
