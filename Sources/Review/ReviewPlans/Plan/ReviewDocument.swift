public import Findings
package import HostFiles
package import ReviewReports
public import Scenes

/// A document with its scenes or faults.
public struct ReviewDocument: Sendable, Hashable {
  /// The result of reading a document.
  package enum Contents: Sendable, Hashable {
    case scenes([Scene])
    /// The faults that explain why it has no scenes; at least one finding.
    case invalid([Finding])
    /// The numbers of the accepted findings that explain why it has no scenes, if all of its faults are accepted.
    case accepted([Int])
    /// The document, or a file that it needs, could not be read.
    case unreadable(FileError)
    /// The result of an earlier review. The document is neither read nor drawn again.
    case cached(CachedDocument)
  }

  /// The path that opens it, as the user may write it.
  public var path: String
  /// The path below the folder that the user named, as reports show it.
  public var name: String
  package var contents: Contents
  /// The bytes that it was read from, in which fixes are located; empty if no edit can fix anything in it.
  package var bytes: [UInt8] = []
  /// The font files of the project; empty if its scenes name no fonts.
  package var fontFiles: [String] = []
  /// The file queries made while reading it, with their results.
  package var dependencies = FileDependencies()

  package init(path: String, name: String, contents: Contents) {
    self.path = path
    self.name = name
    self.contents = contents
  }

  /// The result of an earlier review; nil if the document has to be drawn.
  package var cached: CachedDocument? {
    if case .cached(let document) = contents { return document }
    return nil
  }

  /// The file queries made while reading it, now or in an earlier review.
  var knownDependencies: [FileDependency] { cached?.dependencies ?? dependencies.list }

  /// The scenes, if they were read in this review; empty if it could not be read or is cached.
  public var scenes: [Scene] {
    if case .scenes(let scenes) = contents { return scenes }
    return []
  }

  /// The map of its storyboard; nil for other documents, or if no scene is known.
  package var storyboard: StoryboardMap? {
    if case .cached(let document) = contents { return document.storyboard }
    return scenes.first?.storyboard
  }

  /// The reasons why it has no scenes; empty if it was read.
  public var failures: [Finding] {
    switch contents {
    case .scenes, .cached, .accepted: []
    case .invalid(let findings): findings
    case .unreadable(let error):
      [
        Finding(
          code: .unreadable,
          message: error.path == path
            ? .init(kind: "document", "the file cannot be read: \(error.reason)")
            : .init(kind: "needed", "a file that it needs cannot be read: \(error)"),
          source: SourceLocation(path: name, line: 1, column: 1))
      ]
    }
  }

  /// Whether it has no scenes because it could not be read, accepted or not.
  package var isUnread: Bool {
    switch contents {
    case .scenes, .cached: false
    case .invalid, .accepted, .unreadable: true
    }
  }

  /// The numbers of the accepted findings that keep it from having scenes.
  package var acceptedFailures: [Int] {
    if case .accepted(let numbers) = contents { return numbers }
    return []
  }

  /// The normalized paths of the documents that were queried when it was read, whether they exist or not.
  package var documentPaths: Set<String> {
    var paths: Set<String> = []
    dependencies.visitQueries { query in
      if SceneDocument(path: query.path) != nil { paths.insert(FolderPath.shortened(query.path)) }
    }
    return paths
  }

  /// Whether the file at a normalized path was queried when the document was read.
  package func depends(on path: String) -> Bool {
    dependencies.contains { FolderPath.shortened($0.path) == path }
  }

  /// The largest document that is read, in bytes.
  package static let sizeLimit = SceneDocument.sizeLimit

  /// Returns the query whose result is the bytes of the document at a path.
  package static func query(for path: String) -> FileQuery {
    FileQuery(subject: .contents(limit: sizeLimit), path: path)
  }

  /// Whether the document was read from these bytes.
  package func wasRead(from bytes: [UInt8]) -> Bool {
    let query = Self.query(for: path)
    return dependencies.list.contains { $0.query == query && $0.result == ContentDigest(of: bytes) }
  }

  /// The location of the document: the path that opens it, and its name in reports.
  package var location: DocumentLocation { DocumentLocation(path: path, name: name) }

  /// Returns a finding with the path that opens the document or the file next to it, so that terminals can link to it.
  package func shown(_ finding: Finding) -> Finding { location.shown(finding) }
}
