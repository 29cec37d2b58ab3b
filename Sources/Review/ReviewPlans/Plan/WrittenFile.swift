package import HostFiles

/// A written file of the output folder.
package struct WrittenFile: Sendable, Hashable {
  /// The path below the output folder.
  package var path: String
  /// The digest of its bytes.
  package var digest: ContentDigest

  package init(path: String, contents: some Sequence<UInt8>) {
    self.init(path: path, digest: ContentDigest(of: contents))
  }

  /// Creates a file whose digest is known.
  package init(path: String, digest: ContentDigest) {
    self.path = path
    self.digest = digest
  }

  /// Whether the file exists with the same bytes.
  package func isThere(in folder: String) -> Bool {
    (try? ContentDigest(ofFile: "\(folder)/\(path)")) == digest
  }
}
