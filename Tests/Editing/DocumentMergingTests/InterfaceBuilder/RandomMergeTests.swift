import Foundation
import LayoutTestSupport
import Testing

@testable import DocumentMerging

/// Real Xcode documents in the folder next to the package.
private enum RealDocuments {
  static let folder = SharedFolder.path("corpus/documents")

  static let isAvailable = FileManager.default.fileExists(atPath: folder)

  /// The paths of the documents in the folder, in order.
  static let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
  }
}

/// Merges of random edits of real documents.
@Suite(.enabled(if: RealDocuments.isAvailable, "no real documents of Xcode next to the package"))
struct RandomMergeTests {
  /// The number of merges. Twenty thousand take minutes.
  private static let count =
    ProcessInfo.processInfo.environment["RENDER_LAYOUTS_MERGES"].flatMap { Int($0) } ?? 150

  /// The documents with at most this many bytes are edited.
  private static let sizeLimit = 40_000

  @Test func `no merge of random edits loses a change or asks without need`() throws {
    var random = SeededRandomNumberGenerator(seed: 45)
    var counts = (complete: 0, undecided: 0)
    while counts.complete + counts.undecided < Self.count {
      let (path, seed) = (try #require(RealDocuments.paths.randomElement(using: &random)), random.next())
      let bytes = try RealDocuments.bytes(of: path)
      guard bytes.count <= Self.sizeLimit, let trial = try? RandomMerge(of: bytes, seed: seed) else { continue }
      if trial.isComplete { counts.complete += 1 } else { counts.undecided += 1 }
      #expect(trial.fault == nil, "\(path), seed \(seed)")
    }
    // Edits of few values of small documents contradict each other now and then.
    #expect(counts.complete > counts.undecided * 2)
  }
}
