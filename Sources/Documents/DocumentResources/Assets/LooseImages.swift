internal import HostFiles
internal import Scenes

/// The images of a project outside its catalogs: `logo.png`, `logo@2x.png`, `logo~ipad.png`.
package struct LooseImages: Sendable, Hashable {
  private struct File: Sendable, Hashable {
    let path: String
    let name: ImageFileName
  }

  /// The files by image name, sorted by path.
  private var files: [String: [File]] = [:]
  /// The folder to which nearer files take precedence. Nil if files are taken in the order of their paths.
  package var place: String?

  /// Whether there are none.
  package var isEmpty: Bool { files.isEmpty }

  package init(at paths: [String] = []) {
    for path in paths.sorted() {
      let name = ImageFileName(FolderPath.name(of: path))
      files[name.base, default: []].append(File(path: path, name: name))
    }
  }

  /// Returns the files of an image by name, with or without extension. All files are from one folder, the nearest.
  func files(named image: String) -> [ArtworkFile] {
    let wanted = ImageFileName(image)
    let candidates = (files[wanted.base] ?? []).filter { $0.name.suits(wanted) }
    guard let nearest = nearest(among: candidates) else { return [] }
    let folder = FolderPath.folder(of: nearest.path)
    return candidates.filter { FolderPath.folder(of: $0.path) == folder }.map { $0.name.file(at: $0.path) }
  }

  private func nearest(among files: [File]) -> File? {
    guard let place, files.count > 1 else { return files.first }
    let steps = files.map { FolderPath.commonStepCount(place, $0.path) }
    return steps.max().flatMap(steps.firstIndex).map { files[$0] }
  }
}

extension ImageSet {
  /// Creates the image of files outside catalogs.
  init(of files: [ArtworkFile]) {
    self.init(
      size: files.lazy.compactMap { ImageFile.size(at: $0.path, scale: $0.scale) }.first,
      densities: files.contains(where: \.suitsAllScales) ? [] : Set(files.map(\.scale)).sorted(),
      artwork: Artwork(files: files))
  }
}

/// The parts of an image file name: `logo@2x~ipad.png` (Resource Programming Guide, *High-Resolution Images*).
struct ImageFileName: Sendable, Hashable {
  /// The name without scale, device and extension.
  let base: String
  /// The extension in lower case, or nil.
  let fileExtension: String?
  private var scale = 1.0
  private var idiom: Device.Idiom?

  /// Parses a file name.
  init(_ name: String) {
    var rest = name[...]
    let dot = rest.lastIndex(of: ".").flatMap {
      Self.extensions.contains(rest[$0...].dropFirst().lowercased()) ? $0 : nil
    }
    fileExtension = dot.map { rest[$0...].dropFirst().lowercased() }
    rest = dot.map { rest[..<$0] } ?? rest
    for (ending, idiom) in [("~ipad", Device.Idiom.pad), ("~iphone", .phone)] where rest.hasSuffix(ending) {
      self.idiom = idiom
      rest = rest.dropLast(ending.count)
    }
    for (ending, scale) in [("@2x", 2.0), ("@3x", 3)] where rest.hasSuffix(ending) {
      self.scale = scale
      rest = rest.dropLast(ending.count)
    }
    base = String(rest)
  }

  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "webp", "heic", "gif"]

  /// Whether an image name may refer to this file. Without an extension, it may be a PNG, a JPEG or a vector
  /// image.
  func suits(_ image: ImageFileName) -> Bool {
    image.fileExtension == nil || image.fileExtension == fileExtension
  }

  func file(at path: String) -> ArtworkFile {
    let isDrawing = fileExtension == "pdf" || fileExtension == "svg"
    var file = ArtworkFile(path: path, digest: "", scale: isDrawing ? 1 : scale, suitsAllScales: isDrawing)
    file.idiom = idiom
    return file
  }
}
