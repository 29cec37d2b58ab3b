internal import ReviewReports

/// The index sheet as it was drawn and written.
struct CachedIndex: Sendable, Hashable {
  /// Its pages.
  var pages: [PictureReport]
  /// The files.
  var files: [WrittenFile]

  /// Returns whether all files are still there as they were written.
  func isThere(in folder: String) -> Bool { files.allSatisfy { $0.isThere(in: folder) } }
}
