/// Unsaved contents of an editor that are read instead of the files on disk.
///
/// The overlay holds for the current task, so code that reads files does not need to know about it.
package struct FileOverlay: Sendable {
  @TaskLocal private static var current: FileOverlay?

  private let contents: [PathKey: [UInt8]]

  /// Creates an overlay of contents by their absolute paths.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    contents = Dictionary(
      files.map { (PathKey(FolderPath.shortened($0.path)), $0.bytes) }, uniquingKeysWith: { _, last in last })
  }

  /// Runs `body` while these contents are read instead of the files.
  package func hold<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body, isolation: isolation)
  }

  /// Whether the current overlay replaces a file.
  package static func covers(_ path: String) -> Bool { bytes(at: path) != nil }

  /// Returns the text that replaces a file, or nil if the file itself is read.
  static func bytes(at path: String) -> [UInt8]? {
    guard let current, !current.contents.isEmpty else { return nil }
    return current.contents[PathKey(FolderPath.shortened(path))]
  }
}
