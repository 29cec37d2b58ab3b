import Foundation
import HostFiles
import LayoutTestSupport
import Testing

/// Real Xcode documents in the folder next to the package.
enum XcodeDocuments {
  private static let folder = SharedFolder.path("corpus/documents")

  static let isAvailable = FileManager.default.fileExists(atPath: folder)

  /// The reason why suites are skipped if the folder is missing.
  static let absence: Comment = "no real documents of Xcode lie next to the package"

  /// The paths of the documents in the folder, in order.
  static let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter { SceneDocument(path: $0) == .interfaceBuilder }.sorted()

  /// Whether all documents are tried, which takes minutes.
  static let triesAll = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_ALL_DOCUMENTS"] != nil

  /// The documents that are tried: all, or every eighth.
  static let triedPaths = paths.enumerated().filter { triesAll || $0.offset % 8 == 0 }.map(\.element)

  /// The contents of a document.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
  }
}
