internal import AutoLayout
package import Geometry
internal import HostFiles
internal import JSON
package import Scenes

/// An image of an asset catalogue: a folder with its files and `Contents.json`, which describes them.
package struct ImageSet: Hashable {
  /// The natural size in points, or nil where no file tells it.
  package var size: Size?
  /// The pixels for each point that there are files for, in order; empty for drawings.
  package var densities: [Double] = []
  /// The distances by which the image reaches beyond what it is aligned by, in points; nil where none are stated.
  package var alignmentInsets: EdgeInsets?
  /// The files; their digests are not calculated yet.
  package var artwork = Artwork(files: [])

  /// The largest description that is read, in bytes.
  static let descriptionLimit = 1 << 20

  /// An image of these parts.
  init(size: Size? = nil, densities: [Double] = [], artwork: Artwork = Artwork(files: [])) {
    self.size = size
    self.densities = densities
    self.artwork = artwork
  }

  /// The image in a folder; one that cannot be shown where its description cannot be read.
  init(in folder: String) {
    let path = FolderPath.join(folder, "Contents.json")
    let description = try? FileSystem.contents(of: path, limit: Self.descriptionLimit)
    if let described = description.flatMap({ Self(describedBy: $0, in: folder, ImageFile.size) }) {
      self = described
    } else {
      let fault = "the image set cannot be read; choose its files again in Xcode"
      self.init(artwork: Artwork(files: [.faulty(path, fault)]))
    }
  }

  /// The image of a description; nil where that is no JSON.
  ///
  /// - Parameters:
  ///   - description: The contents of `Contents.json`.
  ///   - folder: The path of the folder that it lies in.
  ///   - sizeOfFile: The size of the image in a file, by its path and its pixels for each point.
  package init?(describedBy description: [UInt8], in folder: String, _ sizeOfFile: (String, Double) -> Size?) {
    guard let value = try? JSONParser.value(in: description) else { return nil }
    let images = (value["images"]?.elements ?? []).compactMap { DescribedImage($0, in: folder) }
    let intent = value["properties"]?["template-rendering-intent"]?.string
    self.init(
      size: Self.size(of: images, sizeOfFile), densities: Self.densities(of: images),
      artwork: Artwork(
        files: images.map(\.file), intent: intent.flatMap(Artwork.RenderingIntent.init) ?? .automatic))
    alignmentInsets = images.lazy.compactMap(\.alignmentInsets).first
  }

  /// The densities that files are there for; none where one of them suits all screens.
  private static func densities(of images: [DescribedImage]) -> [Double] {
    images.contains(where: \.file.suitsAllScales) ? [] : Set(images.map(\.file.scale)).sorted()
  }

  /// The size of the first file whose size can be told, those for all devices and for the light appearance before others.
  private static func size(of images: [DescribedImage], _ sizeOfFile: (String, Double) -> Size?) -> Size? {
    let ranked = images.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    for image in ranked.map(\.element) {
      if let size = sizeOfFile(image.file.path, image.file.scale) { return size }
    }
    return nil
  }
}

/// A file of an image set as its description has it.
private struct DescribedImage {
  var file: ArtworkFile
  let idiom: String?
  let hasAppearance: Bool
  /// The distances by which it reaches beyond what it is aligned by, in points; nil where none are stated.
  let alignmentInsets: EdgeInsets?

  /// Nil for a place that has no file.
  init?(_ image: JSONValue, in folder: String) {
    // Only a plain name stays in the folder of the set.
    guard let name = image["filename"]?.string, !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return nil
    }
    let scale = image["scale"]?.string
    alignmentInsets = image["alignment-insets"].flatMap { Self.insets($0, pixelsPerPoint: Self.number(scale)) }
    file = ArtworkFile(
      path: FolderPath.join(folder, name), digest: "", scale: Self.number(scale), suitsAllScales: scale == nil)
    let values = image["appearances"]?.elements ?? []
    func appearance(_ kind: String) -> String? { values.first { $0["appearance"]?.string == kind }?["value"]?.string }
    file.appearance = appearance("luminosity").flatMap(Appearance.init)
    file.isForIncreasedContrast = appearance("contrast") == "high"
    file.idiom = Self.idiom(image["idiom"]?.string)
    file.language = image["locale"]?.string
    file.direction = Self.direction(image["language-direction"]?.string)
    file.slicing = image["resizing"].flatMap(Self.slicing)
    idiom = image["idiom"]?.string
    hasAppearance = image["appearances"] != nil
  }

  /// The order in which files tell the size.
  var rank: Int {
    let idioms = ["universal", "iphone", "ipad"]
    let place = idioms.firstIndex { $0 == idiom } ?? idioms.count
    return place + (hasAppearance ? idioms.count + 1 : 0)
  }

  /// The pixels for each point: 2 for `2x`, 1 where nothing is said.
  private static func number(_ scale: String?) -> Double {
    switch scale {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  /// The alignment insets of a file, which the description has in pixels; nil for none.
  private static func insets(_ value: JSONValue, pixelsPerPoint: Double) -> EdgeInsets? {
    func length(_ name: String) -> Double { min(10_000, max(0, value[name]?.number ?? 0)) / pixelsPerPoint }
    let insets = EdgeInsets(
      top: length("top"), left: length("left"), bottom: length("bottom"), right: length("right"))
    return insets == .zero ? nil : insets
  }

  private static func idiom(_ word: String?) -> Device.Idiom? {
    switch word {
    case "iphone": .phone
    case "ipad": .pad
    default: nil
    }
  }

  private static func direction(_ word: String?) -> LayoutDirection? {
    switch word {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// The parts that keep their size; nil where the description is not whole.
  private static func slicing(_ value: JSONValue) -> ArtworkSlicing? {
    guard let mode = value["mode"]?.string, let caps = value["cap-insets"] else { return nil }
    func length(_ name: String, along axis: String) -> Double {
      guard mode == "9-part" || mode == "3-part-\(axis)" else { return 0 }
      return max(0, caps[name]?.number ?? 0)
    }
    var slicing = ArtworkSlicing(
      insets: EdgeInsets(
        top: length("top", along: "vertical"), left: length("left", along: "horizontal"),
        bottom: length("bottom", along: "vertical"), right: length("right", along: "horizontal")),
      tiles: value["center"]?["mode"]?.string == "tile")
    if let width = value["center"]?["width"]?.number, let height = value["center"]?["height"]?.number {
      slicing.center = Size(width: width, height: height)
    }
    return slicing
  }
}
