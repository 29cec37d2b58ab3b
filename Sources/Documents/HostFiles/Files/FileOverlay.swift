/// Unsaved contents of an editor that are read instead of the files on disk.
///
/// The overlay holds for the current task, so code that reads files does not need to know about it.
package struct FileOverlay: Sendable {
  @TaskLocal private static var current: FileOverlay?

  private var contents: [PathKey: [UInt8]] = [:]

  /// Creates an empty overlay.
  package init() {}

  /// Creates an overlay of contents by their absolute paths.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in files { set(bytes, at: path) }
  }

  /// Replaces the contents of a file; nil reads the file itself.
  package mutating func set(_ bytes: [UInt8]?, at path: String) {
    contents[PathKey(FolderPath.shortened(path))] = bytes
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
