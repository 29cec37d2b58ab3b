/// A side of a merge in git's words: the current branch, and the merged branch.
package enum MergeSide: String, Sendable, Hashable, CaseIterable {
  case ours
  case theirs

  package var other: MergeSide { self == .ours ? .theirs : .ours }
}
