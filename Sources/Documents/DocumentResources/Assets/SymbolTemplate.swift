package import Geometry
internal import HostFiles
internal import JSON
internal import MarkupReading
package import Scenes
internal import Typography

/// A symbol of a project: drawings for weights and scales, beside guides in an SVG file (*Creating custom symbol images for
/// your app*).
///
/// A hundred units are the point size of the letters that it stands beside.
package struct SymbolTemplate: Sendable, Hashable {
  /// The path of the file.
  let path: String
  /// The drawings, in the order of the file.
  let drawings: [SymbolTemplateDrawing]

  /// The units of a template for each point of the letters.
  private static let unitsPerPointSize = 100.0
  /// The largest template that is read, in bytes.
  private static let sizeLimit = 4 << 20

  /// The symbol in a folder, `*.symbolset`; one without drawings, which cannot be shown, where none can be read.
  init(in folder: String) {
    let path = FolderPath.join(folder, "Contents.json")
    let description = try? FileSystem.contents(of: path, limit: ImageSet.descriptionLimit)
    let entries = description.flatMap { try? JSONParser.value(in: $0) }?["symbols"]?.elements ?? []
    // A template that is made for one writing direction has the other one beside it.
    let ranked = entries.filter { $0["language-direction"] == nil } + entries
    let names = ranked.lazy.compactMap { $0["filename"]?.string }
    let file = names.first { !$0.isEmpty && !$0.contains("/") && !$0.contains("\0") }.map {
      FolderPath.join(folder, $0)
    }
    let bytes = file.flatMap { try? FileSystem.contents(of: $0, limit: Self.sizeLimit) }
    self = bytes.flatMap { Self($0, at: file ?? path) } ?? Self(path: file ?? path, drawings: [])
  }

  private init(path: String, drawings: [SymbolTemplateDrawing]) {
    self.path = path
    self.drawings = drawings
  }

  /// The symbol in a file; nil where it has no drawing that can be read.
  package init?(_ bytes: [UInt8], at path: String) {
    let text = XMLText(DocumentTypeDeclaration.blanked("svg", in: bytes), path: "")
    guard let root = try? XMLElementParser.root(of: text), root.name == .svg else { return nil }
    let drawings = SymbolTemplateReader.drawings(below: root)
    if drawings.isEmpty { return nil }
    self.init(path: path, drawings: drawings)
  }

  /// The natural size in points.
  package func size(_ configuration: SymbolConfiguration = SymbolConfiguration()) -> Size {
    guard let drawing = drawing(for: configuration) else { return SymbolSizes.size(recorded: nil, configuration) }
    let scale =
      configuration.chosenPointSize / Self.unitsPerPointSize
      * (configuration.scale.factor / drawing.scale.factor)
    return drawing.bounds.size.scaled(by: scale)
  }

  /// The drawing as a file of its own, in the tint of the view that shows it.
  package func artwork(_ configuration: SymbolConfiguration = SymbolConfiguration()) -> Artwork {
    guard let drawing = drawing(for: configuration) else {
      let fault = "no drawing in it is named by weight and scale, such as 'Regular-M'; export the symbol again"
      return Artwork(files: [.faulty(path, fault)], intent: .template)
    }
    let contents = drawing.file
    var file = ArtworkFile(path: path, digest: ContentDigest(of: contents).text)
    file.contents = contents
    return Artwork(files: [file], intent: .template)
  }

  /// The image that a view shows.
  ///
  /// - Parameter readsArtwork: Whether it has the drawing, or its size alone.
  package func image(
    named name: String, mode: ImageContent.Mode, _ configuration: SymbolConfiguration, readsArtwork: Bool
  ) -> ImageContent {
    var image = ImageContent(name: name, size: size(configuration), mode: mode, isSymbol: true)
    image.isCustomSymbol = true
    image.symbolWeight = configuration.weight
    image.symbolPointSize = configuration.statedPointSize
    if readsArtwork { image.artwork = artwork(configuration) }
    return image
  }

  /// The drawing that comes nearest: by its weight, which no size makes up for, then by its scale.
  private func drawing(for configuration: SymbolConfiguration) -> SymbolTemplateDrawing? {
    let weight = (configuration.weight ?? .regular).openTypeWeight
    let scales = SymbolSizes.Scale.allCases
    func distance(_ drawing: SymbolTemplateDrawing) -> (Int, Int) {
      let steps = (scales.firstIndex(of: drawing.scale) ?? 0) - (scales.firstIndex(of: configuration.scale) ?? 0)
      return (abs(drawing.weight.openTypeWeight - weight), abs(steps))
    }
    return drawings.min { distance($0) < distance($1) }
  }
}

/// One drawing of a template.
struct SymbolTemplateDrawing: Sendable, Hashable {
  /// The weight of the letters that it stands beside.
  let weight: FontWeight
  /// The size beside them.
  let scale: SymbolSizes.Scale
  /// The part of the template that is the image: between its margins, as high as its outlines.
  let bounds: Rect
  /// The outlines as elements of SVG.
  let markup: String

  /// An SVG file with the drawing alone.
  var file: [UInt8] {
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { $0.decimalText(places: 4) }
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box[2])" height="\(box[3])" \
      viewBox="\(box.joined(separator: " "))">\(markup)</svg>
      """.utf8)
  }
}
