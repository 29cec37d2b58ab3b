internal import Synchronization

/// A query of the file system.
package struct FileQuery: Sendable, Hashable {
  /// The subject of a query: the part or the property of the file or folder that is asked for.
  package enum Subject: Sendable, Hashable {
    /// All bytes of a file.
    case contents(limit: Int)
    /// Its first bytes.
    case beginning(count: Int)
    /// The kind of what is there: a file, a folder, something else, or nothing.
    case kind
    /// The names in a folder that end so.
    case names(ending: String)
    /// The files below a folder that end so and in which texts in quotes follow some signs, with these texts.
    case mentions(signs: String, ending: String)
    /// The paths below a folder whose names end in one of these ways.
    case paths(endings: [String])
    /// The source files below a folder with the classes that they declare or extend.
    case declarations
  }

  /// The subject of the query.
  package var subject: Subject
  /// The path of the file or folder, as it was opened.
  package var path: String

  /// A query.
  package init(subject: Subject, path: String) {
    self.subject = subject
    self.path = path
  }

  /// The digest of the present result; a failure has the digest of its reason, and counts as a result of another kind.
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
  /// True for the same query of the same bytes as path: paths that look alike may lead to different files.
  package static func == (first: FileQuery, second: FileQuery) -> Bool {
    PathKey(first.path) == PathKey(second.path) && first.subject == second.subject
  }

  /// Adds the query.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    hasher.combine(PathKey(path))
  }
}

/// A query with the result that something was made from.
package struct FileDependency: Sendable, Hashable {
  /// The query.
  package var query: FileQuery
  /// The digest of the result.
  package var result: ContentDigest
  /// The fault of the system that kept the file or folder from being read; nil where it was read or is not there.
  package var fault: FileError?

  /// A query with its result.
  package init(query: FileQuery, result: ContentDigest, fault: FileError? = nil) {
    self.query = query
    self.result = result
    self.fault = fault
  }
}

/// The results of queries at one time: each is asked once, however many documents depend on it.
package final class FileQueryResults: Sendable {
  private let known = Mutex<[FileQuery: ContentDigest]>([:])
  private let boundary: FileBoundary?

  /// No results yet.
  ///
  /// - Parameter boundary: Where files are looked for; anywhere unless given.
  package init(within boundary: FileBoundary? = nil) { self.boundary = boundary }

  /// The digest of the result, or nil where there is none.
  package func result(of query: FileQuery) -> ContentDigest? {
    if let result = known.withLock({ $0[query] }) { return result }
    let result = FileBoundary.hold(boundary) { query.result }
    if let result { known.withLock { $0[query] = result } }
    return result
  }

  /// Returns whether all dependencies still hold.
  package func confirm(_ dependencies: [FileDependency]) -> Bool {
    dependencies.allSatisfy { result(of: $0.query) == $0.result }
  }
}
