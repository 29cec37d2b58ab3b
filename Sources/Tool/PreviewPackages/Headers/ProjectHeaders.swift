internal import Findings
internal import HostFiles
internal import VisibleText

/// The headers in Objective-C below a folder, which sources in Swift see through a bridging header or as a module.
package struct ProjectHeaders {
  /// The name of the source with the declarations, in the folder of a module.
  static let sourceName = "RenderLayoutsHeaders.swift"

  /// Whether a path in the copy is that of such a source.
  static func isSource(_ path: String) -> Bool { FolderPath.name(of: path) == sourceName }

  private let folder: String
  /// The headers of the folders. Nil before a header is asked for.
  private var search: Search?
  /// The headers that were skipped, or not read to their end, because of a limit; relative to the repository.
  private(set) var skipped: Set<String> = []
  private let root: String
  private let limits: Limits

  /// What is read at most.
  struct Limits {
    /// The largest header, in bytes.
    var size = 1 << 20
    /// The largest sum of the headers of one module, in bytes.
    var sum = 1 << 24
    /// The most headers of one module.
    var headers = 1000
    /// The most tokens of a header.
    var tokens = HeaderTokens.limit
    /// The most folders that are searched.
    var folders = 4000
  }

  /// The headers below a folder.
  private struct Search {
    /// Their paths, by their name without folders.
    let paths: [String: [String]]
    /// Whether there are more folders than are searched.
    let exceedsFolders: Bool

    init(below root: String, folderLimit: Int) {
      var found: [String] = []
      let passedOver = FolderWalk.generatedFolders.subtracting(["Pods", "Carthage"])
      var walk = FolderWalk(folderLimit: folderLimit, passingOver: passedOver)
      walk.walk(in: root) { name, path in
        guard name.hasSuffix(".h") else { return .enter }
        // CocoaPods has links to the headers of all its libraries.
        if FileSystem.plainKind(of: path) == .file { found.append(path) }
        return .pass
      }
      paths = Dictionary(grouping: found.sorted(), by: FolderPath.name)
      exceedsFolders = walk.exceedsLimits
    }
  }

  /// Creates the headers of a folder with projects, and of the repository around it, also those of downloaded libraries.
  /// The folders are searched once a header is asked for.
  init(for folder: String, below root: String, limits: Limits = Limits()) {
    (self.folder, self.root, self.limits) = (folder, root, limits)
  }

  /// Returns the paths of the headers, by their name without folders.
  private mutating func paths() -> [String: [String]] {
    let made = search ?? Search(below: root, folderLimit: limits.folders)
    search = made
    return made.paths
  }

  /// The notes about headers beyond a limit.
  var notes: [String] {
    let files = skipped.sorted().map { VisibleText.name($0) }
    return
      (files.isEmpty ? [] : ["headers beyond a limit are not read, or not to their end: \(files.listed(atMost: 5))"])
      + (search?.exceedsFolders == true ? ["not all folders are searched for headers: too many, or too deep"] : [])
  }

  /// Returns the source with the declarations that a bridging header imports, directly or through other headers. Nil if
  /// there is none.
  ///
  /// - Parameter path: The path of the bridging header relative to the folder.
  mutating func source(bridgedBy path: String) -> String? {
    source(of: [FolderPath.join(folder, path)], isModule: false)
  }

  /// Returns the source with the declarations of a framework in Objective-C, or of a library that CocoaPods downloaded.
  /// Nil if there is none.
  mutating func source(ofModule name: String) -> String? {
    let all = paths().values.joined()
    let framework = all.filter { $0.contains("/\(name).framework/Headers/") }.sorted()
    // A framework for several systems has the headers once for each.
    let first = framework.first.map { FolderPath.folder(of: $0) }
    let pods = all.filter { $0.contains("/Pods/\(name)/") }.sorted()
    let own = framework.filter { FolderPath.folder(of: $0) == first }
    let chosen = own.isEmpty ? pods : own
    return chosen.isEmpty ? nil : source(of: chosen, isModule: true)
  }

  private mutating func source(of starts: [String], isModule: Bool) -> String? {
    var (position, order) = (0, starts)
    var known = Set(starts)
    var headers: [HeaderTokens] = []
    var sum = 0
    while position < order.count, headers.count < limits.headers, sum < limits.sum {
      defer { position += 1 }
      guard let bytes = contents(of: order[position]) else { continue }
      sum += bytes.count
      let header = HeaderTokens(of: String(decoding: bytes, as: UTF8.self), limit: limits.tokens)
      if header.exceedsLimit { noteSkipped(order[position]) }
      headers.append(header)
      for path in isModule ? [] : header.imports {
        if let path = self.path(of: path, importedBy: order[position]), known.insert(path).inserted {
          order.append(path)
        }
      }
    }
    for path in order[position...] { noteSkipped(path) }
    return Self.source(of: headers, isModule: isModule)
  }

  private static func source(of headers: [HeaderTokens], isModule: Bool) -> String? {
    let found = HeaderDeclarations(of: headers)
    return found.isEmpty ? nil : HeaderSource(of: found, isModule: isModule).text
  }

  /// Returns the source with the declarations of one header, as one of a module or through a bridging header. Nil if
  /// there is none.
  package static func source(ofHeader bytes: [UInt8], isModule: Bool) -> String? {
    source(of: [HeaderTokens(of: String(decoding: bytes, as: UTF8.self))], isModule: isModule)
  }

  /// Returns the bytes of a header. Nil if it cannot be read, or is too large.
  private mutating func contents(of path: String) -> [UInt8]? {
    do throws(FileError) { return try FileSystem.contents(of: path, limit: limits.size) } catch {
      if case .tooLarge = error.reason { noteSkipped(path) }
      return nil
    }
  }

  /// Records a header that is skipped, or not read to its end.
  private mutating func noteSkipped(_ path: String) {
    skipped.insert(FolderPath.relative(path, to: root) ?? path)
  }

  /// Returns the header that an import names: next to the importer, then one whose path ends with the stated one, then the
  /// one with that name that is nearest to the importer. Nil if there is none.
  private mutating func path(of stated: String, importedBy importer: String) -> String? {
    let beside = FolderPath.shortened(FolderPath.join(FolderPath.folder(of: importer), stated))
    let all = paths()[FolderPath.name(of: stated)] ?? []
    if all.contains(beside) { return beside }
    // '<Kit/Kit.h>' is in the folder of a framework or of a library that CocoaPods downloaded.
    let (module, name) = (FolderPath.folder(of: stated), FolderPath.name(of: stated))
    let ending = all.filter {
      $0.hasSuffix("/\(stated)") || $0.hasSuffix("/\(module).framework/Headers/\(name)")
        || $0.contains("/Pods/\(module)/")
    }
    let steps = (ending.isEmpty ? all : ending).map { (path: $0, count: FolderPath.commonStepCount(importer, $0)) }
    let most = steps.map(\.count).max()
    return steps.first { $0.count == most }?.path
  }
}
