/// The source files in which an earlier state of a project differs from the working tree.
package struct ChangedSources: Sendable, Hashable {
  /// The absolute path of the root of the working tree, without links.
  package let root: String
  /// The contents of the files that were different, by their paths below the root.
  package var former: [String: [UInt8]] = [:]
  /// The paths below the root of the files that only the working tree has.
  var new: Set<String> = []

  /// Creates changes without any file.
  package init(root: String) { self.root = root }

  /// Returns the path below the root of an absolute path without links: empty for the root itself, nil outside.
  package func place(of path: String) -> String? {
    path == root ? "" : FolderPath.relative(path, to: root)
  }

  /// Whether only the working tree has a file.
  ///
  /// - Parameter place: The path of the file below the root.
  package func isNew(_ place: String) -> Bool { new.contains(place) }
}
