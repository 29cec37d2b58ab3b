/// The three versions of a file that git passes to a merge driver.
package struct MergeInput<Version> {
  /// The common ancestor.
  package var base: Version
  /// The current branch.
  package var ours: Version
  /// The merged branch.
  package var theirs: Version

  /// Creates an input of three versions.
  package init(base: Version, ours: Version, theirs: Version) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  package subscript(_ side: MergeSide) -> Version { side == .ours ? ours : theirs }

  /// Returns each version transformed by a function.
  package func map<Other, Failure>(_ transform: (Version) throws(Failure) -> Other) throws(Failure) -> MergeInput<Other>
  {
    MergeInput<Other>(base: try transform(base), ours: try transform(ours), theirs: try transform(theirs))
  }
}

extension MergeInput: Sendable where Version: Sendable {}

extension MergeInput where Version: Equatable {
  /// The value that both sides agree on: at most one of them changed it, or both made the same change. Nil if they
  /// contradict each other.
  package var agreed: Version? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  /// The side whose value is used; nil if the sides contradict each other.
  package var winner: MergeSide? {
    if ours == theirs || theirs == base { return .ours }
    return ours == base ? .theirs : nil
  }
}
