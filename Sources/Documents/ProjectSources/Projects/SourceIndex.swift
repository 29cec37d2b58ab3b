internal import HostFiles

/// The source files below a folder and the classes that they seem to declare or extend.
struct SourceIndex: Sendable, Hashable {
  /// The paths of the files that declare or extend each class, by class name.
  var classes: [String: [String]]
  /// The paths of all files that were read in the working tree.
  var files: Set<String>
  /// Whether the search reached all files.
  var isComplete = true
}

extension SourceIndex {
  /// Creates the index of a finished search.
  init(_ found: FileSystem.SourceFiles) {
    self.init(classes: [:], files: Set(found.files.map(\.path)), isComplete: found.isComplete)
    for file in found.files {
      for name in file.names { classes[name, default: []].append(file.path) }
    }
  }
}
