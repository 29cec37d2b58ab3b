package import ReviewReports

/// The index sheet, as drawn and written.
package struct CachedIndex: Sendable, Hashable {
  package var pages: [PictureReport]
  package var files: [WrittenFile]

  /// Creates a drawn index sheet.
  package init(pages: [PictureReport], files: [WrittenFile]) {
    self.pages = pages
    self.files = files
  }

  /// Whether all files exist unchanged.
  package func isThere(in folder: String) -> Bool { files.allSatisfy { $0.isThere(in: folder) } }
}
