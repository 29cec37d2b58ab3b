/// The file system queries that a result depends on, with their answers.
///
/// Dependencies that many results have in common are stored once. They are flattened only when ``list`` is read.
package struct FileDependencies: Sendable, Hashable {
  /// A single query, or the queries of a shared result.
  enum Entry: Sendable {
    /// A single query.
    case one(FileDependency)
    /// The queries of a result that was made earlier and is used again.
    case shared(SharedFileDependencies)
  }

  private var entries: [Entry] = []

  package init() {}

  /// Creates dependencies from queries in order. Queries may occur several times.
  init(_ entries: [Entry]) { self.entries = entries }

  /// Each query once, in order. If a query was answered several times, the first answer is kept, since the result used
  /// it.
  package var list: [FileDependency] {
    var list: [FileDependency] = []
    var known: Set<FileQuery> = []
    visit { dependency in
      if known.insert(dependency.query).inserted { list.append(dependency) }
    }
    return list
  }

  /// The first fault of the system, or nil if there was none.
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

  /// Whether a query satisfies a condition.
  package func contains(where matches: (FileQuery) -> Bool) -> Bool {
    entries.contains { entry in
      switch entry {
      case .one(let dependency): matches(dependency.query)
      case .shared(let shared): shared.dependencies.contains(where: matches)
      }
    }
  }

  /// Calls a function with every query. Queries may occur several times.
  package func visitQueries(_ body: (FileQuery) -> Void) { visit { body($0.query) } }

  private func visit(_ body: (FileDependency) -> Void) {
    for entry in entries {
      switch entry {
      case .one(let dependency): body(dependency)
      case .shared(let shared): shared.dependencies.visit(body)
      }
    }
  }

  /// Whether both have the same queries with the same answers.
  package static func == (first: FileDependencies, second: FileDependencies) -> Bool { first.list == second.list }

  package func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The dependencies of a result that other results share.
final class SharedFileDependencies: Sendable {
  /// The queries of the shared result.
  let dependencies: FileDependencies
  /// The first fault of the system among them.
  let firstFault: FileError?

  init(_ dependencies: FileDependencies) {
    self.dependencies = dependencies
    firstFault = dependencies.firstFault
  }
}
