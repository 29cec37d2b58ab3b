internal import HostFiles

/// The classes that storyboards and xibs name.
enum DocumentClassNames {
  /// The largest document that is searched, in bytes: 32 MB.
  private static let sizeLimit = 32 << 20

  /// Returns the custom classes in all documents below a folder.
  static func all(below folder: String) -> Set<String> {
    FileSystem.paths(endingWith: [".storyboard", ".xib"], below: folder).reduce(into: []) { names, path in
      guard let bytes = try? FileSystem.contents(of: path, limit: sizeLimit) else { return }
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
