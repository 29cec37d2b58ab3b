@testable import DocumentMerging

/// A merge of random edits of a document, and what is wrong with it.
struct RandomMerge {
  /// Whether the merge needs no decision.
  let isComplete: Bool
  /// What is wrong with it; nil if nothing is.
  let fault: String?

  /// Edits a document on two sides and merges them in both directions.
  init(of base: [UInt8], seed: UInt64) throws {
    let versions = MergeInput(
      base: base, ours: try RandomEdits(of: base, side: "o", seed: seed).bytes,
      theirs: try RandomEdits(of: base, side: "t", seed: ~seed).bytes)
    let expected = ExpectedMerge(
      MergeInput(
        base: try MergedFacts(versions.base), ours: try MergedFacts(versions.ours),
        theirs: try MergedFacts(versions.theirs)))
    let merged = try Self.merged(versions)
    let turned = try Self.merged(MergeInput(base: base, ours: versions.theirs, theirs: versions.ours))
    isComplete = merged.undecided.isEmpty
    guard isComplete == turned.undecided.isEmpty else {
      fault = "only one direction asks: \((merged.undecided + turned.undecided).prefix(2))"
      return
    }
    guard isComplete else {
      let isNeeded = !expected.contested.isEmpty || expected.hasContestedOrder
      fault = isNeeded ? nil : "asked without need: \(merged.undecided.prefix(2))"
      return
    }
    let facts = try MergedFacts(merged.bytes)
    let isSame = try MergedFacts(turned.bytes).facts == facts.facts
    fault = expected.fault(of: facts) ?? (isSame ? nil : "the other direction has another result")
  }

  private static func merged(_ versions: MergeInput<[UInt8]>) throws(MergeRefusal) -> MergeResult {
    try FileMerge.merged(versions, of: .interfaceBuilder, path: "a.xib", deciding: MergeDecisions(favoring: .ours))
  }
}
