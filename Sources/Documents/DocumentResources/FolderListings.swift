internal import HostFiles

/// The names in the folders of documents. Each folder is listed once for all documents, since it may contain thousands.
package final class FolderListings: Sendable {
  private let known = RecordedResults<[String]>()

  package init() {}

  /// Returns the names in a folder with a suffix, sorted. Empty if the folder cannot be read.
  func names(in folder: String, endingWith ending: String) -> [String] {
    known.result(for: "\(ending)\n\(folder)") { (try? FileSystem.names(in: folder, endingWith: ending)) ?? [] }
  }
}
