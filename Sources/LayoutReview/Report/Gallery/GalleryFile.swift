/// One text file of the gallery.
public struct GalleryFile: Sendable, Hashable {
  /// The path relative to the folder of the gallery, with `/` between its parts.
  public var path: String
  /// The contents.
  public var text: String

  /// A file with its contents.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
