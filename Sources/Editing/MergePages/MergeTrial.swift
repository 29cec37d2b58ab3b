package import DocumentMerging
package import Typography

/// Three versions of a file that can be merged repeatedly, with different decisions.
package struct MergeTrial {
  /// The three versions.
  package let versions: MergeInput<[UInt8]>
  package let kind: MergedFileKind
  /// The path of the file in its repository.
  package let path: String
  /// The side whose value applies in places that are not decided.
  package let favored: MergeSide

  /// Creates a trial of three versions of a file.
  ///
  /// - Parameters:
  ///   - versions: The three versions.
  ///   - kind: The kind of the file.
  ///   - path: The path of the file in its repository.
  ///   - favored: The side whose value applies in places that are not decided.
  package init(
    _ versions: MergeInput<[UInt8]>, of kind: MergedFileKind, path: String, favoring favored: MergeSide
  ) {
    self.versions = versions
    self.kind = kind
    self.path = path
    self.favored = favored
  }

  /// The choice that applies in places that are not decided.
  var standard: MergeChoice { MergeChoice(favored) }

  /// Returns the merged file.
  ///
  /// - Parameters:
  ///   - choices: The decisions, by the keys of places.
  ///   - measurer: Returns the engine that measures text in scenes that both sides changed, or nil to leave their
  ///     frames unsolved.
  /// - Throws: ``MergeRefusal`` if a version cannot be read.
  package func merged(
    deciding choices: [String: MergeChoice], measuringTextWith measurer: () -> (any TextMeasuring)? = { nil }
  ) throws(MergeRefusal) -> MergeResult {
    try FileMerge.merged(
      versions, of: kind, path: path, deciding: MergeDecisions(favoring: favored, deciding: choices),
      measuringTextWith: measurer)
  }
}

/// All places of a merge that a person may have to decide.
struct MergePlaces {
  /// The places in the order of the merge. Places that only some decisions open come last.
  private(set) var all: [UndecidedPlace]
  /// The keys of the places that need a decision only if a deleted object is kept.
  private(set) var conditional: Set<String> = []

  /// The depth to which kept objects inside other kept objects are searched for places.
  private static let depthLimit = 8

  /// Finds the places of a merge.
  init(of trial: MergeTrial) throws(MergeRefusal) {
    all = try trial.merged(deciding: [:]).undecided
    var keys = Set(all.map(\.key))
    for keptSide in MergeSide.allCases {
      // Keeping an object that one side deleted may open places in the object.
      for _ in 0..<Self.depthLimit {
        let kept = all.compactMap { place -> (String, MergeChoice)? in
          guard case .deletion(let deleter) = place.reason, deleter != keptSide else { return nil }
          return (place.key, MergeChoice(keptSide))
        }
        guard !kept.isEmpty else { break }
        let choices = Dictionary(kept, uniquingKeysWith: { first, _ in first })
        let opened = try trial.merged(deciding: choices).undecided.filter { !keys.contains($0.key) }
        guard !opened.isEmpty else { break }
        all += opened
        conditional.formUnion(opened.map(\.key))
        keys.formUnion(opened.map(\.key))
      }
    }
  }
}
