internal import HostFiles
internal import Scenes

/// Finds images that lie in a project beside its catalogues: `logo.png`, `logo@2x.png`, `logo~ipad.png`.
package enum LooseImages {
  /// The images of some names among files, the nearest first; names may have their extension or not.
  package static func images(named names: Set<String>, among paths: [String]) -> [String: ImageSet] {
    guard !names.isEmpty, !paths.isEmpty else { return [:] }
    let wanted = Dictionary(grouping: names) { ImageFileName($0).base }
    var folders: [String: String] = [:]
    var files: [String: [ArtworkFile]] = [:]
    for path in paths {
      let name = ImageFileName(FolderPath.name(of: path))
      for image in wanted[name.base] ?? [] where name.suits(image) {
        // A build takes the files of one folder for one image.
        let folder = folders[image] ?? FolderPath.folder(of: path)
        guard folder == FolderPath.folder(of: path) else { continue }
        folders[image] = folder
        files[image, default: []].append(name.file(at: path))
      }
    }
    return files.mapValues { files in
      let densities = files.contains(where: \.suitsAllScales) ? [] : Set(files.map(\.scale)).sorted()
      let size = files.lazy.compactMap { ImageFile.size(at: $0.path, scale: $0.scale) }.first
      return ImageSet(size: size, densities: densities, artwork: Artwork(files: files))
    }
  }
}

/// The parts of the name of an image's file: `logo@2x~ipad.png` (Resource Programming Guide, *High-Resolution Images*).
struct ImageFileName {
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
  func suits(_ image: String) -> Bool {
    let asked = ImageFileName(image).fileExtension
    return asked == nil || asked == fileExtension
  }

  /// The file at a path.
  func file(at path: String) -> ArtworkFile {
    let isDrawing = fileExtension == "pdf" || fileExtension == "svg"
    var file = ArtworkFile(path: path, digest: "", scale: isDrawing ? 1 : scale, suitsAllScales: isDrawing)
    file.idiom = idiom
    return file
  }
}
