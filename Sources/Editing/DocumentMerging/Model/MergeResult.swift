/// A merged file.
package struct MergeResult: Sendable, Hashable {
  /// The contents of the file; those of the favoured side in undecided places.
  package var bytes: [UInt8]
  /// What a person has to decide; empty where the merge is complete.
  package var undecided: [UndecidedPlace]
  /// The scenes of an Interface Builder document that both sides changed, by their identifiers: their frames have to be
  /// solved.
  package var scenesChangedTwice: [String]

  /// A merged file.
  package init(bytes: [UInt8], undecided: [UndecidedPlace] = [], scenesChangedTwice: [String] = []) {
    self.bytes = bytes
    self.undecided = undecided
    self.scenesChangedTwice = scenesChangedTwice
  }
}
