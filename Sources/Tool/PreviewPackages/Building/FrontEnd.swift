/// The compiler's front end with the arguments of a module. Unlike the compiler, it can check some of the module's
/// sources and only read the others.
struct FrontEnd: Sendable, Hashable {
  private let words: [String]

  /// Creates the front end from the command that the compiler prints for one source, or nil for another output.
  ///
  /// - Parameters:
  ///   - text: The output of the compiler with `-###`.
  ///   - source: The absolute path of the source.
  init?(printed text: String, for source: String) {
    // The compiler quotes arguments with spaces and other characters. They are rare. In that case all sources are
    // checked.
    guard let line = text.split(separator: "\n").first(where: { $0.contains(" -frontend ") }),
      !line.contains(where: { "'\"\\".contains($0) })
    else { return nil }
    let words = line.split(separator: " ").map(String.init)
    guard words.contains(source), !words.contains("-primary-file") else { return nil }
    self.words = words.filter { $0 != source }
  }

  /// Returns the words of the command that checks the types in some of the sources.
  ///
  /// - Parameters:
  ///   - sources: The absolute paths of the sources to check, sorted.
  ///   - list: The path of a file that lists all sources of the module, one on each line.
  func command(checking sources: [String], of list: String) -> [String] {
    words + ["-filelist", list] + sources.flatMap { ["-primary-file", $0] }
  }
}
