/// A side of a merge, in git's words: the branch that is checked out, and the one that comes.
package enum MergeSide: String, Sendable, Hashable, CaseIterable {
  case ours
  case theirs

  /// The other side.
  package var other: MergeSide { self == .ours ? .theirs : .ours }
}
