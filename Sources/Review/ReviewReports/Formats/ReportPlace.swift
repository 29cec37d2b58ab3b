internal import HostFiles

/// The place where a report is read, with the addresses available there.
package struct ReportPlace: Sendable, Hashable {
  /// The path from the top of the repository to the folder that paths are relative to; `.` if they are the same.
  package var folder = "."
  /// The URL of the page with the results of the run; nil if there is none.
  package var results: String?
  /// The URL of the folder with the results, with a slash at the end, if pictures can be shown from there; nil
  /// otherwise.
  package var pictures: String?

  /// Creates a place without addresses.
  package init() {}

  package init(folder: String, results: String? = nil, pictures: String? = nil) {
    self.folder = folder
    self.results = results
    self.pictures = pictures
  }

  /// Returns a path relative to the top of the repository. Absolute paths are returned unchanged.
  func path(of path: String) -> String {
    path.hasPrefix("/") ? path : FolderPath.shortened(FolderPath.join(folder, path))
  }
}
