package import ReviewReports

/// The index sheet as it was drawn and written.
package struct CachedIndex: Sendable, Hashable {
  /// Its pages.
  package var pages: [PictureReport]
  /// The files.
  package var files: [WrittenFile]

  /// An index sheet as it was drawn.
  package init(pages: [PictureReport], files: [WrittenFile]) {
    self.pages = pages
    self.files = files
  }

  /// Returns whether all files are still there as they were written.
  package func isThere(in folder: String) -> Bool { files.allSatisfy { $0.isThere(in: folder) } }
}
