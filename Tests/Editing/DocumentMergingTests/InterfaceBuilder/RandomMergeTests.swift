import Foundation
import LayoutTestSupport
import Testing

@testable import DocumentMerging

/// Documents that random edits are made in, by their paths below a folder.
private struct EditedDocuments {
  /// The documents with more bytes are skipped.
  private static let sizeLimit = 40_000

  let folder: String
  let paths: [String]

  init(below folder: String) {
    self.folder = folder
    paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }

  /// Returns the bytes of a document. Nil if it is too large, cannot be read, or has objects that share an id, whose
  /// facts are ambiguous.
  func bytes(of path: String) throws -> [UInt8]? {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
    guard bytes.count <= Self.sizeLimit, let facts = try? MergedFacts(bytes) else { return nil }
    return facts.repeated.isEmpty ? bytes : nil
  }
}

/// Merges of random edits of documents, judged by the facts of both sides.
///
/// `RENDER_LAYOUTS_MERGES` and `RENDER_LAYOUTS_MERGE_SEED` set the number of merges of real documents and their seed,
/// `RENDER_LAYOUTS_MERGE_DOCUMENTS` the folder of the documents.
@Suite struct RandomMergeTests {
  /// Real documents of Xcode in the folder that the environment names, otherwise in the one beside the package.
  private static let realDocuments = EditedDocuments(
    below: ProcessInfo.processInfo.environment["RENDER_LAYOUTS_MERGE_DOCUMENTS"]
      ?? SharedFolder.path("corpus/documents"))

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// Merges random edits of some documents.
  ///
  /// - Returns: The number of merges without and with a contradiction.
  private func merge(
    _ documents: EditedDocuments, count: Int, seed: Int
  ) throws -> (complete: Int, undecided: Int) {
    var random = SeededRandomNumberGenerator(seed: UInt64(clamping: seed))
    var counts = (complete: 0, undecided: 0)
    // Documents that cannot be merged, such as those of Xcode 4, do not count.
    for _ in 0..<count * 20 where counts.complete + counts.undecided < count {
      let (path, seed) = (try #require(documents.paths.randomElement(using: &random)), random.next())
      guard let bytes = try documents.bytes(of: path), let trial = try? RandomMerge(of: bytes, seed: seed) else {
        continue
      }
      if trial.isComplete { counts.complete += 1 } else { counts.undecided += 1 }
      #expect(trial.fault == nil, "\(path), seed \(seed)")
    }
    #expect(counts.complete + counts.undecided == count)
    return counts
  }

  @Test func `no merge of random edits of samples loses a change or asks without need`() throws {
    let samples = EditedDocuments(below: SharedFolder.packagePath("Tests/Samples/Documents"))
    let counts = try merge(samples, count: 60, seed: 45)
    #expect(counts.complete > counts.undecided)
  }

  @Test(.enabled(if: !realDocuments.paths.isEmpty, "no real documents of Xcode next to the package"))
  func `no merge of random edits of real documents loses a change or asks without need`() throws {
    let count = Self.number("RENDER_LAYOUTS_MERGES") ?? 150
    let counts = try merge(
      Self.realDocuments, count: count, seed: Self.number("RENDER_LAYOUTS_MERGE_SEED") ?? 45)
    // Edits of few values of small documents contradict each other now and then.
    #expect(counts.complete > counts.undecided * 2)
  }
}
