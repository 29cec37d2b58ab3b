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
    /// The pixels for each point of its pictures, in order; empty where a drawing is among its files, or nothing is known.
    var pictureScales: [Double] = []
    /// The distances by which it reaches beyond what it is aligned by, in points; nil for none.
    var alignmentInsets: EdgeInsets?
    /// The files; nil where none was found, and for symbols.
    var artwork: Artwork?
    /// The template of a symbol of the project; nil for other images.
    var symbol: SymbolTemplate?
  }

  private var images: [String: Image] = [:]
  /// The contents of the images that the document carries itself.
  private var embedded: [String: XMLElement] = [:]
  /// True where the files of images are read, so that they can be drawn.
  private var isReadingArtwork = false
  private var namedColors: [String: ViewColor] = [:]
  private var systemColors: [String: ViewColor] = [:]
  /// The images and colours that the project of the document does not have; none where it is not known or nobody asks.
  private(set) var missing = MissingResources()

  /// The resources of a document.
  init(_ elements: XMLElement.Children) {
    for element in elements {
      guard let name = element[.name] else { continue }
      switch element.name {
      case .image:
        images[name] = Image(size: Self.size(of: element), isSymbol: element[.catalog] == "system")
        embedded[name] = element.children.first
      case .namedColor: namedColors[name] = element.child(.color).flatMap(ColorReader.components)
      case .systemColor: systemColors[name] = element.child(.color).flatMap(ColorReader.components)
      default: break
      }
    }
  }

  /// The size that a document records for an image; nil where it has none, or one that no image can have.
  private static func size(of image: XMLElement) -> Size? {
    guard let width = image.number(.width), let height = image.number(.height), width >= 0, height >= 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Takes from the files beside a document the sizes that it does not tell, the densities, and the files themselves.
  ///
  /// - Parameter root: The document, whose views name images.
  mutating func complete(with siblings: SiblingResources, for root: XMLElement) {
    isReadingArtwork = siblings.readsArtwork
    if isReadingArtwork {
      for (name, contents) in embedded { images[name]?.artwork = EmbeddedImage.artwork(in: contents, name) }
    }
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
      image.pictureScales = set.artwork.pictureScales
      image.alignmentInsets = set.alignmentInsets
      if isReadingArtwork { image.artwork = finder.readable(set.artwork) }
      images[name] = image
    }
    let symbols = finder.symbols(named: names.subtracting(sets.keys), in: siblings.catalogues)
    for (name, symbol) in symbols {
      images[name, default: Image(size: nil, isSymbol: false)].symbol = symbol
    }
    let unknown = names.subtracting(sets.keys).subtracting(symbols.keys).subtracting(embedded.keys)
    guard !namedColors.isEmpty || siblings.asksForLints && !unknown.isEmpty else { return }
    let assets = finder.names(in: siblings.catalogues)
    if siblings.asksForLints {
      missing = MissingResources(
        images: unknown, colors: Set(namedColors.keys), in: assets, knowsOthers: unknown.count < names.count)
    }
    completeColors(from: assets)
  }

  /// Takes the colours of the catalogues.
  private mutating func completeColors(from assets: AssetNames) {
    for (name, recorded) in namedColors {
      guard let color = assets.color(named: name) else { continue }
      // A colour that is the same in all appearances stays what the document says.
      if color.isConstant, case .components = recorded { continue }
      namedColors[name] = .adaptive(name: name, color)
    }
  }

  /// The image with a name, which need not be listed; a symbol as its view wants it, at the size of body text unless said
  /// otherwise.
  func image(
    named name: String, catalog: String?, mode: ImageContent.Mode,
    _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) -> ImageContent {
    let image = images[name]
    if catalog != "system", let symbol = image?.symbol {
      return symbol.image(named: name, mode: mode, configuration, readsArtwork: isReadingArtwork)
    }
    let isSymbol = catalog == "system" || image?.isSymbol == true
    var content = ImageContent(
      name: name, size: isSymbol ? SymbolSizes.size(recorded: image?.size, configuration) : image?.size, mode: mode,
      isSymbol: isSymbol)
    if isSymbol { content.symbolWeight = configuration.weight }
    content.densities = image?.densities ?? []
    content.artwork = image?.artwork
    content.ownSize = image?.ownSize
    content.pictureScales = image?.pictureScales ?? []
    content.alignmentInsets = image?.alignmentInsets
    return content
  }

  /// The colour that a document gives a name, or nil.
  func namedColor(_ name: String) -> ViewColor? { namedColors[name] }
  /// The components that the document keeps for a colour of the system, or nil.
  func systemColor(_ name: String) -> ViewColor? { systemColors[name] }
}
