internal import JSON

/// The film strips of rotated devices next to a gallery, which links to them.
///
/// They are in a file, since a page opened from a file cannot check whether another file exists. An empty one is
/// written with each gallery: strips of former layouts could show something else.
package struct FoundRotations: Sendable, Hashable {
  /// The film strip of a layout.
  package struct Strip: Sendable, Hashable {
    /// The name of the scene in files and links.
    package var slug: String
    /// The variant of the layout at which the rotation starts.
    package var variant: String
    /// The path of the picture in the folder of the gallery.
    package var path: String

    /// Creates a film strip of a layout.
    package init(slug: String, variant: String, path: String) {
      self.slug = slug
      self.variant = variant
      self.path = path
    }
  }

  /// The film strips, in the order of the layouts.
  package var strips: [Strip]

  /// Creates a list of film strips, by default an empty one.
  package init(_ strips: [Strip] = []) { self.strips = strips }

  /// The name of the file in the folder of the gallery.
  package static let path = "rotations.js"

  /// The file, which has the path of each strip by scene and variant.
  package var file: GalleryFile {
    let scenes = Dictionary(grouping: strips, by: \.slug).sorted { $0.key < $1.key }.map { slug, strips in
      JSONValue.Member(slug, .object(strips.map { JSONValue.Member($0.variant, .string($0.path)) }))
    }
    return GalleryFile(path: Self.path, text: "var layoutRotations = \(JSONValue.object(scenes).lines());\n")
  }
}
