package import Geometry
internal import HostFiles
internal import JSON

/// Finds images in asset catalogues, `*.xcassets`, and reads their sizes and densities.
package struct AssetCatalogues {
  /// The natural size and the densities of an image.
  package struct Artwork: Hashable {
    /// The natural size in points, or nil where no file tells it.
    package var size: Size?
    /// The pixels for each point that there are files for, in order; empty for drawings.
    package var densities: [Double]
  }

  /// More folders inside each other than catalogues have; a guard against links that lead in circles.
  private static let depthLimit = 16
  /// More folders than a catalogue has that people work with.
  private static let folderLimit = 20_000
  /// The largest description of an image set that is read, in bytes.
  private static let descriptionLimit = 1 << 20

  /// The folders of the image sets that are looked for, by name.
  private var folders: [String: String] = [:]
  private var folderCount = 0
  private let wanted: Set<String>

  /// The sizes and densities of images in the catalogues, by name; the first catalogue that has an image counts.
  package static func artwork(of names: Set<String>, in catalogues: [String]) -> [String: Artwork] {
    guard !names.isEmpty else { return [:] }
    var search = AssetCatalogues(wanted: names)
    for catalogue in catalogues { search.look(in: catalogue, namespace: "", depth: 0) }
    return search.folders.mapValues(artwork)
  }

  private init(wanted: Set<String>) { self.wanted = wanted }

  private mutating func look(in folder: String, namespace: String, depth: Int) {
    guard depth < Self.depthLimit, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where folderCount < Self.folderLimit && !name.hasPrefix(".") {
      let path = FolderPath.join(folder, name)
      if name.hasSuffix(".imageset") {
        folderCount += 1
        let image = namespace + FolderPath.stem(of: name)
        if wanted.contains(image), folders[image] == nil { folders[image] = path }
      } else if !name.contains("."), FileSystem.kind(of: path) == .directory {
        folderCount += 1
        look(in: path, namespace: Self.hasNamespace(path) ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
      }
    }
  }

  /// The contents of `Contents.json` in a folder of a catalogue, or nil where it cannot be read.
  private static func description(in folder: String) -> [UInt8]? {
    try? FileSystem.contents(of: FolderPath.join(folder, "Contents.json"), limit: descriptionLimit)
  }

  /// Returns whether the names of the images in a folder of a catalogue begin with its own.
  private static func hasNamespace(_ folder: String) -> Bool {
    let value = description(in: folder).flatMap { try? JSONParser.value(in: $0) }
    return value?["properties"]?["provides-namespace"] == .boolean(true)
  }

  private static func artwork(ofImageSet folder: String) -> Artwork {
    let described = description(in: folder).flatMap {
      artwork(describedBy: $0) { name, scale in ImageFile.size(at: FolderPath.join(folder, name), scale: scale) }
    }
    return described ?? Artwork(size: nil, densities: [])
  }

  /// The size and densities of an image set; nil where its description is no JSON.
  ///
  /// - Parameters:
  ///   - description: The contents of its `Contents.json`.
  ///   - size: The size of the image in a file of the set, by its name and its pixels for each point.
  package static func artwork(
    describedBy description: [UInt8], sizeOfFile size: (String, Double) -> Size?
  ) -> Artwork? {
    guard let value = try? JSONParser.value(in: description) else { return nil }
    let images = value["images"]?.elements ?? []
    return Artwork(size: self.size(of: images, size), densities: densities(of: images))
  }

  /// The densities that files are there for; none where one of them suits all screens.
  private static func densities(of images: [JSONValue]) -> [Double] {
    let words = images.filter { $0["filename"]?.string?.isEmpty == false }.map { $0["scale"]?.string }
    return words.contains(nil) ? [] : Set(words.map(scale)).sorted()
  }

  /// The size of an image set: that of its first file whose size can be told, those for all devices and for the light
  /// appearance before others.
  private static func size(of images: [JSONValue], _ sizeOfFile: (String, Double) -> Size?) -> Size? {
    let ranked = images.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    for image in ranked.map(\.element) {
      if let size = size(of: image, sizeOfFile) { return size }
    }
    return nil
  }

  private static func rank(_ image: JSONValue) -> Int {
    let idioms = ["universal", "iphone", "ipad"]
    let idiom = idioms.firstIndex { $0 == image["idiom"]?.string } ?? idioms.count
    return idiom + (image["appearances"] == nil ? 0 : idioms.count + 1)
  }

  private static func size(of image: JSONValue, _ sizeOfFile: (String, Double) -> Size?) -> Size? {
    // Only a plain name stays in the folder of the set.
    guard let name = image["filename"]?.string, !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return nil
    }
    return sizeOfFile(name, scale(image["scale"]?.string))
  }

  /// The pixels for each point: 2 for `2x`, 1 where nothing is said.
  private static func scale(_ word: String?) -> Double {
    switch word {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }
}
