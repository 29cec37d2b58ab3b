package import HostFiles

/// A file of the output folder as it was written.
package struct WrittenFile: Sendable, Hashable {
  /// The path below the output folder.
  package var path: String
  /// The digest of its bytes.
  package var digest: ContentDigest

  /// A file with its contents.
  package init(path: String, contents: some Sequence<UInt8>) {
    self.init(path: path, digest: ContentDigest(of: contents))
  }

  /// A file whose digest is known.
  package init(path: String, digest: ContentDigest) {
    self.path = path
    self.digest = digest
  }

  /// Returns whether the file is still there, with the same bytes.
  package func isThere(in folder: String) -> Bool {
    (try? ContentDigest(ofFile: "\(folder)/\(path)")) == digest
  }
}
