internal import HostFiles

/// The classes that storyboards and xibs name.
enum DocumentClassNames {
  /// Returns the custom classes in all documents below a folder.
  static func all(below folder: String) -> Set<String> {
    FileSystem.paths(endingWith: [".storyboard", ".xib"], below: folder).reduce(into: []) { names, path in
      guard let bytes = try? FileSystem.contents(of: path, limit: SceneDocument.sizeLimit) else { return }
      names.formUnion(self.names(in: String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// Returns the custom classes in the text of a document.
  static func names(in text: String) -> Set<String> {
    let attribute = "customClass=\""
    return Set(
      text.split(separator: attribute, omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "\"" })
      })
  }
}
