internal import HostFiles
internal import JSON

/// The differences that a comparison found in the layouts of a gallery: the gallery leads from them to the page of
/// differences.
///
/// It stands in a file beside the gallery, which is there from the beginning, with nothing in it: a page cannot ask
/// whether there is a file. The gallery takes up only what was found in the very layouts that it shows.
package struct FoundDifferences: Sendable, Hashable {
  /// The differences that were found in one scene.
  package struct InScene: Sendable, Hashable {
    /// The name of the scene in files and links.
    package var slug: String
    /// The digest of the layouts that were compared, as in ``SceneReport/digest``.
    package var digest: String
    /// The variants of the layouts that are different.
    package var variants: [String]

    /// The layouts of a scene that are different.
    package init(slug: String, digest: String, variants: [String]) {
      self.slug = slug
      self.digest = digest
      self.variants = variants
    }
  }

  /// The words for what the layouts were compared with, in the middle of a sentence; nil where they were not compared.
  package var standard: String?
  /// The scenes that have different layouts.
  package var scenes: [InScene] = []

  /// The differences that a comparison found; none unless given.
  package init(standard: String? = nil, scenes: [InScene] = []) {
    self.standard = standard
    self.scenes = scenes
  }

  /// The name of the file in the folder of the gallery.
  package static let path = "differences.js"
  private static let head = "var layoutDifferences = "

  /// The file.
  package var file: GalleryFile {
    let scenes = scenes.map { scene in
      JSONValue.Member(
        scene.slug, ["digest": .string(scene.digest), "layouts": .strings(scene.variants)])
    }
    let value: JSONValue = ["standard": .optional(standard), "scenes": .object(scenes)]
    return GalleryFile(path: Self.path, text: "\(Self.head)\(value.lines());\n")
  }

  /// The name of the folder of the page of differences, in that of the gallery.
  package static let folderName = "diff"

  /// Returns whether a folder has such a file, and the page of differences that it leads to.
  package static func exist(in folder: String) -> Bool {
    let page = "\(folder)/\(Self.folderName)/index.html"
    return FileSystem.begins("\(folder)/\(path)", with: head) && FileSystem.kind(of: page) == .file
  }
}

extension FileSystem {
  /// Returns whether there is a file that begins with a text.
  package static func begins(_ path: String, with text: String) -> Bool {
    (try? beginning(of: path, count: text.utf8.count)) == Array(text.utf8)
  }
}
