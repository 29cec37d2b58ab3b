internal import AutoLayout
package import Geometry
internal import HostFiles
internal import JSON
package import Scenes

/// An image of an asset catalog: a folder with image files and the `Contents.json` that describes them.
package struct ImageSet: Hashable {
  /// The natural size in points. Nil if no file states it.
  package var size: Size?
  /// The available scales (pixels per point), in order. Empty for vector images.
  package var densities: [Double] = []
  /// The alignment insets, in points. Nil if none are stated.
  package var alignmentInsets: EdgeInsets?
  /// The files. Their digests are not computed yet.
  package var artwork = Artwork(files: [])

  /// The largest description that is read, in bytes.
  static let descriptionLimit = 1 << 20

  init(size: Size? = nil, densities: [Double] = [], artwork: Artwork = Artwork(files: [])) {
    self.size = size
    self.densities = densities
    self.artwork = artwork
  }

  /// Reads the image in a folder. If its description cannot be read, it cannot be shown.
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

  /// Reads the image of a description. Nil if it is not JSON.
  ///
  /// - Parameters:
  ///   - description: The contents of `Contents.json`.
  ///   - folder: The path of its folder.
  ///   - sizeOfFile: Returns the size of the image at a path, given its pixels per point.
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

  /// Returns the scales of the files. Empty if a file is for all scales.
  private static func densities(of images: [DescribedImage]) -> [Double] {
    images.contains(where: \.file.suitsAllScales) ? [] : Set(images.map(\.file.scale)).sorted()
  }

  /// Returns the size of the first file that has one. Universal files for the light appearance come first.
  private static func size(of images: [DescribedImage], _ sizeOfFile: (String, Double) -> Size?) -> Size? {
    let ranked = images.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    for image in ranked.map(\.element) {
      if let size = sizeOfFile(image.file.path, image.file.scale) { return size }
    }
    return nil
  }
}

/// A file of an image set.
private struct DescribedImage {
  var file: ArtworkFile
  let idiom: String?
  let hasAppearance: Bool
  /// The alignment insets, in points. Nil if none are stated.
  let alignmentInsets: EdgeInsets?

  /// Creates the image of an entry, or nil if the entry has no file.
  init?(_ image: JSONValue, in folder: String) {
    // Only plain names are allowed, so that the file is in the folder of the set.
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

  /// The rank by which files are tried when the size is looked up.
  var rank: Int {
    let idioms = ["universal", "iphone", "ipad"]
    let place = idioms.firstIndex { $0 == idiom } ?? idioms.count
    return place + (hasAppearance ? idioms.count + 1 : 0)
  }

  /// Returns the pixels per point: 2 for `2x`, 1 if none are stated.
  private static func number(_ scale: String?) -> Double {
    switch scale {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  /// Returns the alignment insets of a file in points, which the description states in pixels. Nil if there are none.
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

  /// Returns the slicing. Nil if the description is incomplete.
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
