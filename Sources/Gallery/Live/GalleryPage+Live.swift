internal import JSON

extension GalleryPage {
  /// The file with the frames of a scene in windows of all sizes, which the page loads when somebody asks for them.
  package static func live(_ scene: LiveScene, slug: String) -> GalleryFile {
    GalleryFile(
      path: livePath(slug),
      text: "layoutReview.addLive(\(JSONText.string(slug)), \(JSONText.lines(scene.value)));\n")
  }

  /// The path of a scene's file.
  static func livePath(_ slug: String) -> String { "live/\(slug).js" }
}
