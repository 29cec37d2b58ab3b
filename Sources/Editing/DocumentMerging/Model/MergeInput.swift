/// The three versions of a file that git hands to a merge driver.
package struct MergeInput<Version> {
  /// The common ancestor.
  package var base: Version
  /// The branch that is checked out.
  package var ours: Version
  /// The branch that comes.
  package var theirs: Version

  /// Three versions.
  package init(base: Version, ours: Version, theirs: Version) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// The version of a side.
  package subscript(_ side: MergeSide) -> Version { side == .ours ? ours : theirs }

  /// Each version with the same thing done to it.
  package func map<Other, Failure>(_ transform: (Version) throws(Failure) -> Other) throws(Failure) -> MergeInput<Other>
  {
    MergeInput<Other>(base: try transform(base), ours: try transform(ours), theirs: try transform(theirs))
  }
}

extension MergeInput: Sendable where Version: Sendable {}

extension MergeInput where Version: Equatable {
  /// The value that both sides agree upon, because one of them kept the old one or both have the same; nil where they
  /// contradict each other.
  package var agreed: Version? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  /// The side whose value holds, or nil where the sides contradict each other.
  package var winner: MergeSide? {
    if ours == theirs || theirs == base { return .ours }
    return ours == base ? .theirs : nil
  }
}
