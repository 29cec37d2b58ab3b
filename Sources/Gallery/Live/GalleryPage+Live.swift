internal import JSON

extension GalleryPage {
  /// The file with the frames of a scene in windows of all sizes, which the page loads when somebody asks for them.
  package static func live(_ scene: LiveScene, slug: String) -> GalleryFile {
    GalleryFile(
      path: livePath(slug),
      text: "layoutReview.addLive(\(JSONValue.string(slug).line), \(scene.value.lines()));\n")
  }

  /// The path of a scene's file.
  static func livePath(_ slug: String) -> String { "live/\(slug).js" }
}
