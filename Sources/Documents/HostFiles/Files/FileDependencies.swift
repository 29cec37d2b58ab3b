/// The queries to the file system that making something took, with their results.
///
/// Results that many use are held once for all of them, and only who asks for the list puts it together.
package struct FileDependencies: Sendable, Hashable {
  /// A query of its own, or those of a result that others share.
  enum Entry: Sendable {
    /// One query.
    case one(FileDependency)
    /// The queries of something that was made before.
    case shared(SharedFileDependencies)
  }

  private var entries: [Entry] = []

  /// No queries.
  package init() {}

  /// Queries in the order asked, of which some may be there several times.
  init(_ entries: [Entry]) { self.entries = entries }

  /// Each query once, in the order asked; of several results the first counts, which something was made from.
  package var list: [FileDependency] {
    var list: [FileDependency] = []
    var known: Set<FileQuery> = []
    visit { dependency in
      if known.insert(dependency.query).inserted { list.append(dependency) }
    }
    return list
  }

  /// The first fault of the system; nil where there was none.
  package var firstFault: FileError? {
    for entry in entries {
      let fault =
        switch entry {
        case .one(let dependency): dependency.fault
        case .shared(let shared): shared.firstFault
        }
      if let fault { return fault }
    }
    return nil
  }

  /// Returns whether some query is such.
  package func contains(where isMeant: (FileQuery) -> Bool) -> Bool {
    entries.contains { entry in
      switch entry {
      case .one(let dependency): isMeant(dependency.query)
      case .shared(let shared): shared.dependencies.contains(where: isMeant)
      }
    }
  }

  private func visit(_ body: (FileDependency) -> Void) {
    for entry in entries {
      switch entry {
      case .one(let dependency): body(dependency)
      case .shared(let shared): shared.dependencies.visit(body)
      }
    }
  }

  /// True for the same queries with the same results.
  package static func == (first: FileDependencies, second: FileDependencies) -> Bool { first.list == second.list }

  /// Adds the list.
  package func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The queries of something that many use.
final class SharedFileDependencies: Sendable {
  /// The queries.
  let dependencies: FileDependencies
  /// The first fault of the system among them.
  let firstFault: FileError?

  /// Queries to share.
  init(_ dependencies: FileDependencies) {
    self.dependencies = dependencies
    firstFault = dependencies.firstFault
  }
}
