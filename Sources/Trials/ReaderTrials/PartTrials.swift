internal import Baselines
internal import HostFiles
internal import LayoutReview
internal import ReviewCache
internal import ReviewParts
internal import ReviewPlans

/// The blocks of the parts of a run, without the digest that protects their readers from damaged bytes.
extension ReaderTrial {
  /// Headers of parts, which identify the run.
  static let partHeader = ReaderTrial("part-header", longestInput: 2048, mutantCount: 6000) { bytes in
    var reader = ByteReader(bytes)
    guard let header = try? PartHeader(from: &reader) else { return nil }
    var writer = ByteWriter()
    header.write(to: &writer)
    var again = ByteReader(writer.bytes)
    return (try? PartHeader(from: &again)) == header ? nil : "what is written is read as something else"
  }

  /// Records of checked scenes.
  static let partCheck = ReaderTrial("part-check", longestInput: 4096, mutantCount: 6000) {
    fault(in: $0, as: SceneRecord<CheckDetails>.self)
  }

  /// Records of compared scenes.
  static let partComparison = ReaderTrial("part-comparison", longestInput: 4096, mutantCount: 6000) {
    fault(in: $0, as: SceneRecord<ComparisonDetails>.self)
  }

  private static func fault<Scene: CacheContent & Equatable>(in bytes: [UInt8], as type: Scene.Type) -> String? {
    var reader = ByteReader(bytes)
    guard let scene = try? Scene(from: &reader) else { return nil }
    var writer = ByteWriter()
    scene.write(to: &writer)
    var again = ByteReader(writer.bytes)
    return (try? Scene(from: &again)) == scene ? nil : "what is written is read as something else"
  }
}
