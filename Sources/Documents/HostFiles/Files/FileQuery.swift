internal import Synchronization

/// A question to the file system whose answer a result may depend on.
package struct FileQuery: Sendable, Hashable {
  /// The question that a query asks about a file or folder.
  package enum Subject: Sendable, Hashable {
    /// All bytes of a file.
    case contents(limit: Int)
    /// The first `count` bytes.
    case beginning(count: Int)
    /// The kind of the item: a file, a folder, something else, or nothing.
    case kind
    /// The names in a folder with this suffix.
    case names(ending: String)
    /// The files below a folder with this suffix, and their quoted strings that follow `signs`.
    case mentions(signs: String, ending: String)
    /// The paths below a folder with one of these suffixes.
    case paths(endings: [String])
    /// The source files below a folder, and the classes that they declare or extend.
    case declarations
  }

  /// The question that the query asks.
  package var subject: Subject
  /// The path of the file or folder, as it was opened.
  package var path: String

  package init(subject: Subject, path: String) {
    self.subject = subject
    self.path = path
  }

  /// The digest of the current answer. Failures have the digest of their reason, which never equals a digest of
  /// contents.
  package var result: ContentDigest? {
    FileDependencyRecorder.recording {
      switch subject {
      case .contents(let limit): _ = try? FileSystem.contents(of: path, limit: limit)
      case .beginning(let count): _ = try? FileSystem.beginning(of: path, count: count)
      case .kind: _ = FileSystem.kind(of: path)
      case .mentions(let signs, let ending):
        _ = FileSystem.mentions(after: signs, inFilesEndingWith: ending, below: path)
      case .paths(let endings): _ = FileSystem.paths(endingWith: endings, below: path)
      case .declarations: _ = FileSystem.declarations(below: path)
      case .names(let ending): _ = try? FileSystem.names(in: path, endingWith: ending)
      }
    }.dependencies.list.first?.result
  }
}

extension FileQuery {
  /// Whether both ask the same about the same path, compared by bytes: paths that look alike may lead to different
  /// files.
  package static func == (first: FileQuery, second: FileQuery) -> Bool {
    PathKey(first.path) == PathKey(second.path) && first.subject == second.subject
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    hasher.combine(PathKey(path))
  }
}

/// A query, and the answer that a result was made from.
package struct FileDependency: Sendable, Hashable {
  package var query: FileQuery
  /// The digest of the answer.
  package var result: ContentDigest
  /// The system fault that prevented reading. Nil if the item was read or does not exist.
  package var fault: FileError?

  package init(query: FileQuery, result: ContentDigest, fault: FileError? = nil) {
    self.query = query
    self.result = result
    self.fault = fault
  }
}

/// A cache of the current answers of queries. Each query is made once, no matter how many documents depend on it.
package final class FileQueryResults: Sendable {
  private let known = Mutex<[FileQuery: ContentDigest]>([:])
  private let boundary: FileBoundary?

  /// Creates an empty cache.
  ///
  /// - Parameter boundary: The boundary within which queries are answered. Nil for none.
  package init(within boundary: FileBoundary? = nil) { self.boundary = boundary }

  /// Returns the digest of the current answer, or nil if the query was not recorded.
  package func result(of query: FileQuery) -> ContentDigest? {
    if let result = known.withLock({ $0[query] }) { return result }
    let result = FileBoundary.hold(boundary) { query.result }
    if let result { known.withLock { $0[query] = result } }
    return result
  }

  /// Whether all dependencies still have the same answers.
  package func confirm(_ dependencies: [FileDependency]) -> Bool {
    dependencies.allSatisfy { result(of: $0.query) == $0.result }
  }
}
