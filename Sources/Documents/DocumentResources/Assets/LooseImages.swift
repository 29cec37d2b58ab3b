internal import HostFiles
internal import Scenes

/// The images that lie in a project beside its catalogues: `logo.png`, `logo@2x.png`, `logo~ipad.png`.
package struct LooseImages: Sendable, Hashable {
  private struct File: Sendable, Hashable {
    let path: String
    let name: ImageFileName
  }

  /// The files by the names of their images, in the order of their paths.
  private var files: [String: [File]] = [:]
  /// The folder whose files count more the nearer they lie to it; nil where the order of their paths decides.
  package var place: String?

  /// True where there are none.
  package var isEmpty: Bool { files.isEmpty }

  /// The images at some paths; none unless given.
  package init(at paths: [String] = []) {
    for path in paths.sorted() {
      let name = ImageFileName(FolderPath.name(of: path))
      files[name.base, default: []].append(File(path: path, name: name))
    }
  }

  /// The files of the image of a name, which may have its extension or not. A build takes those of one folder for one
  /// image: the nearest.
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
  /// The image of files that lie in no catalogue.
  init(of files: [ArtworkFile]) {
    self.init(
      size: files.lazy.compactMap { ImageFile.size(at: $0.path, scale: $0.scale) }.first,
      densities: files.contains(where: \.suitsAllScales) ? [] : Set(files.map(\.scale)).sorted(),
      artwork: Artwork(files: files))
  }
}

/// The parts of the name of an image's file: `logo@2x~ipad.png` (Resource Programming Guide, *High-Resolution Images*).
struct ImageFileName: Sendable, Hashable {
  /// The name without density, device and extension.
  let base: String
  /// The extension in small letters; nil for none.
  let fileExtension: String?
  private var scale = 1.0
  private var idiom: Device.Idiom?

  /// The parts of a name.
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

  /// Returns whether an image of a name may be this file: a name without extension means a PNG, a JPEG or a drawing.
  func suits(_ image: ImageFileName) -> Bool {
    image.fileExtension == nil || image.fileExtension == fileExtension
  }

  /// The file at a path.
  func file(at path: String) -> ArtworkFile {
    let isDrawing = fileExtension == "pdf" || fileExtension == "svg"
    var file = ArtworkFile(path: path, digest: "", scale: isDrawing ? 1 : scale, suitsAllScales: isDrawing)
    file.idiom = idiom
    return file
  }
}
