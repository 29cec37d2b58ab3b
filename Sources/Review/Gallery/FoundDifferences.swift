internal import HostFiles
internal import JSON

/// The differences that a comparison found in the layouts of a gallery, which links to the page of differences.
///
/// They are in a file next to the gallery. An empty one is written with the gallery, since a page opened from a file
/// cannot check whether another file exists. The gallery shows a scene's differences only if exactly its layouts were
/// compared.
package struct FoundDifferences: Sendable, Hashable {
  package struct InScene: Sendable, Hashable {
    /// The name of the scene in files and links.
    package var slug: String
    /// The digest of the compared layouts, as in ``SceneReport/digest``.
    package var digest: String
    /// The variants of the different layouts; empty if none differs.
    package var variants: [String]

    /// Creates the different layouts of a scene.
    package init(slug: String, digest: String, variants: [String]) {
      self.slug = slug
      self.digest = digest
      self.variants = variants
    }
  }

  /// The words for the reference, as within a sentence; nil if the layouts were not compared.
  package var standard: String?
  /// The scenes with different layouts and, after a comparison with the approved layouts, those without.
  package var scenes: [InScene] = []

  /// Creates the result of a comparison; by default, none was made.
  package init(standard: String? = nil, scenes: [InScene] = []) {
    self.standard = standard
    self.scenes = scenes
  }

  /// The name of the file in the folder of the gallery.
  package static let path = "differences.js"
  private static let head = "var layoutDifferences = "

  package var file: GalleryFile {
    let scenes = scenes.map { scene in
      JSONValue.Member(
        scene.slug, ["digest": .string(scene.digest), "layouts": .strings(scene.variants)])
    }
    let value: JSONValue = ["standard": .optional(standard), "scenes": .object(scenes)]
    return GalleryFile(path: Self.path, text: "\(Self.head)\(value.lines());\n")
  }

  /// The name of the folder with the page of differences, inside the gallery's.
  package static let folderName = "diff"

  /// Whether a folder has this file and the page of differences that it leads to.
  package static func exist(in folder: String) -> Bool {
    let page = "\(folder)/\(Self.folderName)/index.html"
    return FileSystem.begins("\(folder)/\(path)", with: head) && FileSystem.kind(of: page) == .file
  }
}

extension FileSystem {
  /// Whether a file exists and begins with a string.
  package static func begins(_ path: String, with text: String) -> Bool {
    (try? beginning(of: path, count: text.utf8.count)) == Array(text.utf8)
  }
}
