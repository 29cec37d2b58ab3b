internal import HostFiles

/// The headers in Objective-C below a folder, which sources in Swift see through a bridging header or as a module.
struct ProjectHeaders {
  /// The name of the source with the declarations, in the folder of a module.
  static let sourceName = "RenderLayoutsHeaders.swift"

  /// Whether a path in the copy is that of such a source.
  static func isSource(_ path: String) -> Bool { FolderPath.name(of: path) == sourceName }

  private let folder: String
  /// The paths of the headers, by their name without folders.
  private let paths: [String: [String]]

  /// The largest header, in bytes, and the largest number of headers that one module has.
  private static let (sizeLimit, countLimit) = (1 << 20, 1000)

  /// Finds the headers of a folder with projects, and of the repository around it.
  init(for folder: String, below root: String) {
    self.folder = folder
    let found = FileSystem.paths(endingWith: [".h"], below: root).sorted()
    // Of headers with the same name, the project's own come first.
    let (own, others) = (found.filter { $0.hasPrefix("\(folder)/") }, found.filter { !$0.hasPrefix("\(folder)/") })
    paths = Dictionary(grouping: own + others, by: FolderPath.name)
  }

  /// Returns the source with the declarations that a bridging header imports, directly or through other headers. Nil
  /// for none.
  ///
  /// - Parameter path: The path of the bridging header relative to the folder.
  func source(bridgedBy path: String) -> String? {
    source(of: [FolderPath.join(folder, path)], isModule: false)
  }

  /// Returns the source with the declarations of a framework in Objective-C, or of a library that CocoaPods downloaded.
  /// Nil for none.
  func source(ofModule name: String) -> String? {
    let all = paths.values.joined()
    let framework = all.filter { $0.contains("/\(name).framework/Headers/") }.sorted()
    // A framework for several systems has the headers once for each.
    let first = framework.first.map { FolderPath.folder(of: $0) }
    let pods = all.filter { $0.contains("/Pods/\(name)/") }.sorted()
    let own = framework.filter { FolderPath.folder(of: $0) == first }
    let chosen = own.isEmpty ? pods : own
    return chosen.isEmpty ? nil : source(of: chosen, isModule: true)
  }

  private func source(of starts: [String], isModule: Bool) -> String? {
    var (position, order) = (0, starts)
    var known = Set(starts)
    var texts: [String] = []
    while position < order.count, texts.count < Self.countLimit {
      defer { position += 1 }
      guard let bytes = try? FileSystem.contents(of: order[position], limit: Self.sizeLimit) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      texts.append(text)
      for name in isModule ? [] : HeaderTokens(of: text).imports {
        if let path = paths[name]?.first, known.insert(path).inserted { order.append(path) }
      }
    }
    let found = HeaderDeclarations(of: texts)
    return found.isEmpty ? nil : HeaderSource(of: found, isModule: isModule).text
  }
}
