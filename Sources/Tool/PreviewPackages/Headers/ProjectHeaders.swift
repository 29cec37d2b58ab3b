internal import Findings
internal import HostFiles
internal import VisibleText

/// The headers in Objective-C below a folder, which sources in Swift see through a bridging header or as a module.
package struct ProjectHeaders {
  /// The name of the source with the declarations, in the folder of a module.
  static let sourceName = "RenderLayoutsHeaders.swift"

  /// Whether a path in the copy belongs to such a source.
  static func isSource(_ path: String) -> Bool { FolderPath.name(of: path) == sourceName }

  private let folder: String
  /// The paths of the headers, by their name without folders.
  private let paths: [String: [String]]
  /// The headers that were left out, or not read to their end, because of a limit; relative to the repository.
  private(set) var leftOut: Set<String> = []
  /// Whether there are more folders than are searched.
  private let exceedsFolders: Bool
  private let root: String

  /// The largest header, and the largest sum of the headers of one module, in bytes.
  private static let (sizeLimit, sumLimit) = (1 << 20, 1 << 24)
  /// The largest numbers of headers that one module has, and of folders that are searched.
  private static let (countLimit, folderLimit) = (1000, 4000)

  /// Finds the headers of a folder with projects, and of the repository around it, including headers of downloaded
  /// libraries.
  init(for folder: String, below root: String) {
    (self.folder, self.root) = (folder, root)
    var found: [String] = []
    let passedOver = FolderWalk.generatedFolders.subtracting(["Pods", "Carthage"])
    var walk = FolderWalk(folderLimit: Self.folderLimit, passingOver: passedOver)
    walk.walk(in: root) { name, path in
      guard name.hasSuffix(".h") else { return .enter }
      // CocoaPods has links to the headers of all its libraries.
      if FileSystem.plainKind(of: path) == .file { found.append(path) }
      return .pass
    }
    paths = Dictionary(grouping: found.sorted(), by: FolderPath.name)
    exceedsFolders = walk.exceedsLimits
  }

  /// The notes about headers beyond a limit.
  var notes: [String] {
    let files = leftOut.sorted().map { VisibleText.name($0) }
    return
      (files.isEmpty ? [] : ["headers beyond a limit are not read, or not to their end: \(files.listed(atMost: 5))"])
      + (exceedsFolders ? ["not all folders are searched for headers: too many, or too deep"] : [])
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
    let all = paths.values.joined()
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
    while position < order.count, headers.count < Self.countLimit, sum < Self.sumLimit {
      defer { position += 1 }
      guard let bytes = contents(of: order[position]) else { continue }
      sum += bytes.count
      let header = HeaderTokens(of: String(decoding: bytes, as: UTF8.self))
      if header.exceedsLimit { leave(order[position]) }
      headers.append(header)
      for path in isModule ? [] : header.imports {
        if let path = self.path(of: path, importedBy: order[position]), known.insert(path).inserted {
          order.append(path)
        }
      }
    }
    for path in order[position...] { leave(path) }
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
    do throws(FileError) { return try FileSystem.contents(of: path, limit: Self.sizeLimit) } catch {
      if case .tooLarge = error.reason { leave(path) }
      return nil
    }
  }

  /// Records a header that is left out.
  private mutating func leave(_ path: String) {
    leftOut.insert(path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path)
  }

  /// Returns the header that an import names: next to the importer, then one whose path ends with the stated one, then
  /// the one with that name that is nearest to the importer. Nil if there is none.
  private func path(of stated: String, importedBy importer: String) -> String? {
    let beside = FolderPath.shortened(FolderPath.join(FolderPath.folder(of: importer), stated))
    let all = paths[FolderPath.name(of: stated)] ?? []
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
