/// Texts that take the place of files while something is read: an editor has them, and has not saved them.
///
/// Whoever reads a file gets the text instead, and nobody who reads has to think of it.
package struct FileOverlay: Sendable {
  @TaskLocal private static var current: FileOverlay?

  private let contents: [PathKey: [UInt8]]

  /// The texts of some files, by their paths from the root.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    contents = Dictionary(
      files.map { (PathKey(FolderPath.shortened($0.path)), $0.bytes) }, uniquingKeysWith: { _, last in last })
  }

  /// Does something during which these texts are read instead of the files.
  package func hold<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body, isolation: isolation)
  }

  /// Returns whether a text takes the place of a file now.
  package static func covers(_ path: String) -> Bool { bytes(at: path) != nil }

  /// The text that takes the place of a file now; nil where the file itself counts.
  static func bytes(at path: String) -> [UInt8]? {
    guard let current, !current.contents.isEmpty else { return nil }
    return current.contents[PathKey(FolderPath.shortened(path))]
  }
}
