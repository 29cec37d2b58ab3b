internal import DocumentResources
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The images and colors that a document lists at its end.
struct InterfaceBuilderResources {
  /// The images by name, before a view uses them.
  private var images: [String: ImageContent] = [:]
  /// The templates of the project's custom symbols.
  private var symbols: [String: SymbolTemplate] = [:]
  /// The contents of embedded images.
  private var embedded: [String: XMLElement] = [:]
  /// Whether image files are read so that they can be drawn.
  private var isReadingArtwork = false
  private var namedColors: [String: ViewColor] = [:]
  private var systemColors: [String: ViewColor] = [:]
  /// The names of the colors that only other storyboards list.
  private var borrowedColors: Set<String> = []
  /// The images and colors that the project does not have. Empty if the project is unknown or the check is not
  /// requested.
  private(set) var missing = MissingResources()

  /// Reads the resources of a document.
  init(_ elements: XMLElement.Children) {
    for element in elements {
      guard let name = element[.name] else { continue }
      switch element.name {
      case .image:
        images[name] = ImageContent(size: Self.size(of: element), isSymbol: element[.catalog] == "system")
        embedded[name] = element.children.first
      case .namedColor: namedColors[name] = element.child(.color).flatMap(ColorReader.components)
      case .systemColor: systemColors[name] = element.child(.color).flatMap(ColorReader.components)
      default: break
      }
    }
  }

  /// Adds the colors that another storyboard lists, for the bars that it provides. The document's colors take
  /// precedence.
  mutating func addColors(of others: XMLElement.Children) {
    let listed = InterfaceBuilderResources(others)
    borrowedColors.formUnion(listed.namedColors.keys.filter { namedColors[$0] == nil })
    namedColors.merge(listed.namedColors) { own, _ in own }
    systemColors.merge(listed.systemColors) { own, _ in own }
  }

  /// Returns the size that a document records for an image. Nil if it is missing or negative.
  private static func size(of image: XMLElement) -> Size? {
    guard let width = image.number(.width), let height = image.number(.height), width >= 0, height >= 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Adds what the files next to the document provide: missing sizes, scales and the files themselves.
  ///
  /// `root` is the document, whose views name images. `tabImages` are the names of images that other storyboards show in
  /// tabs.
  mutating func complete(with siblings: SiblingResources, for root: XMLElement, and tabImages: Set<String> = []) {
    isReadingArtwork = siblings.readsArtwork
    if isReadingArtwork {
      for (name, contents) in embedded { images[name]?.artwork = EmbeddedImage.artwork(in: contents, name) }
    }
    guard !siblings.catalogues.isEmpty || !siblings.images.isEmpty else { return }
    let names = imageNames(in: root)
    completeImages(named: tabImages.subtracting(names), from: siblings)
    let found = completeImages(named: names, from: siblings)
    symbols = siblings.imageFinder.symbols(named: names.subtracting(found), in: siblings.catalogues)
    let unknown = names.subtracting(found).subtracting(symbols.keys).subtracting(embedded.keys)
    guard !namedColors.isEmpty || siblings.asksForLints && !unknown.isEmpty else { return }
    let assets = siblings.imageFinder.names(in: siblings.catalogues)
    if siblings.asksForLints {
      missing = MissingResources(
        images: unknown, colors: Set(namedColors.keys).subtracting(borrowedColors), in: assets,
        knowsOthers: unknown.count < names.count)
    }
    completeColors(from: assets)
  }

  /// Returns the names of the images that a document lists or its views name, without system symbols.
  private func imageNames(in root: XMLElement) -> Set<String> {
    var names = Set(images.filter { !$0.value.isSymbol }.keys)
    root.walk { element in
      if let name = element[.image], element[.catalog] != "system", images[name]?.isSymbol != true {
        names.insert(name)
      }
    }
    return names
  }

  /// Adds the images of asset catalogs and files next to the document. Returns the names that were found.
  @discardableResult
  private mutating func completeImages(named names: Set<String>, from siblings: SiblingResources) -> Set<String> {
    let finder = siblings.imageFinder
    let sets = finder.images(named: names, in: siblings.catalogues, besides: siblings.images)
    for (name, set) in sets.sorted(by: { $0.key < $1.key }) {
      var image = images[name] ?? ImageContent()
      if let recorded = image.size, let own = set.size, own != recorded { image.ownSize = own }
      image.size = image.size ?? set.size
      image.densities = set.densities
      image.pictureScales = set.artwork.pictureScales
      image.alignmentInsets = set.alignmentInsets
      if isReadingArtwork { image.artwork = finder.readable(set.artwork) }
      images[name] = image
    }
    return Set(sets.keys)
  }

  /// Adds the colors of asset catalogs.
  private mutating func completeColors(from assets: AssetNames) {
    for (name, recorded) in namedColors {
      guard let color = assets.color(named: name) else { continue }
      // A color that is the same in all appearances keeps the value of the document.
      if color.isConstant, case .components = recorded { continue }
      namedColors[name] = .adaptive(name: name, color)
    }
  }

  /// Returns the image with the given name, which need not be listed. A symbol has the view's configuration, at the
  /// size of body text by default.
  func image(
    named name: String, catalog: String?, mode: ImageContent.Mode,
    _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) -> ImageContent {
    if catalog != "system", let symbol = symbols[name] {
      return symbol.image(named: name, mode: mode, configuration, readsArtwork: isReadingArtwork)
    }
    var image = images[name] ?? ImageContent()
    image.name = name
    image.mode = mode
    if catalog == "system" { image.isSymbol = true }
    if image.isSymbol {
      image.size = SymbolSizes.size(recorded: image.size, named: name, configuration)
      image.symbolWeight = configuration.weight
      image.symbolPointSize = configuration.statedPointSize
    }
    return image
  }

  /// Returns the document's value of a named color, or nil.
  func namedColor(_ name: String) -> ViewColor? { namedColors[name] }
  /// Returns the document's components of a system color, or nil.
  func systemColor(_ name: String) -> ViewColor? { systemColors[name] }
}
