package import Geometry
internal import HostFiles
internal import JSON
internal import MarkupReading
package import Scenes
internal import Typography

/// A custom symbol of a project: drawings for weights and scales in an SVG file with guides (*Creating custom symbol
/// images for your app*).
///
/// 100 units correspond to the point size of the adjacent text.
package struct SymbolTemplate: Sendable, Hashable {
  /// The path of the file.
  let path: String
  /// The drawings, in the order of the file.
  let drawings: [SymbolTemplateDrawing]

  /// The units per point of font size.
  private static let unitsPerPointSize = 100.0
  /// The largest template that is read, in bytes.
  private static let sizeLimit = 4 << 20

  /// Reads the symbol in a folder, `*.symbolset`. If none can be read, it has no drawings and cannot be shown.
  init(in folder: String) {
    let path = FolderPath.join(folder, "Contents.json")
    let description = try? FileSystem.contents(of: path, limit: ImageSet.descriptionLimit)
    let entries = description.flatMap { try? JSONParser.value(in: $0) }?["symbols"]?.elements ?? []
    // Templates for a single writing direction come last.
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

  /// Reads the symbol in a file. Nil if it has no readable drawing.
  package init?(_ bytes: [UInt8], at path: String) {
    let text = XMLText(DocumentTypeDeclaration.blanked("svg", in: bytes), path: "")
    guard let root = try? XMLElementParser.root(of: text), root.name == .svg else { return nil }
    let drawings = SymbolTemplateReader.drawings(below: root)
    if drawings.isEmpty { return nil }
    self.init(path: path, drawings: drawings)
  }

  /// Returns the natural size in points.
  package func size(_ configuration: SymbolConfiguration = SymbolConfiguration()) -> Size {
    guard let drawing = drawing(for: configuration) else { return SymbolSizes.size(recorded: nil, configuration) }
    let scale =
      configuration.chosenPointSize / Self.unitsPerPointSize
      * (configuration.scale.factor / drawing.scale.factor)
    return drawing.bounds.size.scaled(by: scale)
  }

  /// Returns the drawing as a separate file, in the tint of the view that shows it.
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

  /// Returns the image that a view shows.
  ///
  /// `readsArtwork` specifies whether it includes the drawing, or only its size.
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

  /// Returns the most similar drawing: by weight first, which scaling cannot correct, then by scale.
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

struct SymbolTemplateDrawing: Sendable, Hashable {
  /// The weight of the adjacent text.
  let weight: FontWeight
  let scale: SymbolSizes.Scale
  /// The part of the template that is the image: between its margins, as tall as its outlines.
  let bounds: Rect
  /// The outlines as SVG elements.
  let markup: String

  /// The drawing as a separate SVG file.
  var file: [UInt8] {
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { $0.decimalText(places: 4) }
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box[2])" height="\(box[3])" \
      viewBox="\(box.joined(separator: " "))">\(markup)</svg>
      """.utf8)
  }
}
