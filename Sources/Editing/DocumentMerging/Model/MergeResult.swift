/// A merged file.
package struct MergeResult: Sendable, Hashable {
  /// The contents of the file, with the values of the favored side in undecided places.
  package var bytes: [UInt8]
  /// The undecided places; empty if the merge is complete.
  package var undecided: [UndecidedPlace]
  /// Notes about the merge, one line each: the faults of scenes that both sides changed and that neither side
  /// has, and scenes that both moved on the canvas.
  package var notes: [String]

  package init(bytes: [UInt8], undecided: [UndecidedPlace] = [], notes: [String] = []) {
    self.bytes = bytes
    self.undecided = undecided
    self.notes = notes
  }
}
