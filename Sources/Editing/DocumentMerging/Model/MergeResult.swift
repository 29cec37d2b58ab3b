/// A merged file.
package struct MergeResult: Sendable, Hashable {
  /// The contents of the file, with the values of the favored side in undecided places.
  package var bytes: [UInt8]
  /// The undecided places; empty if the merge is complete.
  package var undecided: [UndecidedPlace]
  /// The identifiers of the scenes that both sides changed in an Interface Builder document, whose frames have to be
  /// solved.
  package var scenesChangedTwice: [String]

  /// A merged file.
  package init(bytes: [UInt8], undecided: [UndecidedPlace] = [], scenesChangedTwice: [String] = []) {
    self.bytes = bytes
    self.undecided = undecided
    self.scenesChangedTwice = scenesChangedTwice
  }
}
