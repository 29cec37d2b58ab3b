/// One text file of the gallery.
package struct GalleryFile: Sendable, Hashable {
  /// The path relative to the folder of the gallery, with `/` between its parts.
  package var path: String
  package var text: String

  /// Creates a file with its contents.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
