internal import HostFiles

/// The place where a report is read, with what can be reached from there.
package struct ReportPlace: Sendable, Hashable {
  /// The path from the top of the repository to the folder that paths begin in; `.` if they are the same.
  package var folder = "."
  /// The address of the page where the results of the run can be downloaded; nil if there is none.
  package var results: String?
  /// The address of the folder with the results, with a slash at its end, if single pictures are shown from there; else nil.
  package var pictures: String?

  /// A place of which nothing is known.
  package init() {}

  /// A place.
  package init(folder: String, results: String? = nil, pictures: String? = nil) {
    self.folder = folder
    self.results = results
    self.pictures = pictures
  }

  /// A path from the top of the repository; absolute paths stay as they are.
  func path(of path: String) -> String {
    path.hasPrefix("/") ? path : FolderPath.shortened(FolderPath.join(folder, path))
  }
}
