/// The version of a merge whose value a person chooses in a place.
package enum MergeChoice: String, Sendable, Hashable, CaseIterable {
  case ours
  case theirs
  case base

  /// The version of a side.
  package init(_ side: MergeSide) { self = side == .ours ? .ours : .theirs }

  /// The side, or nil for the common ancestor.
  package var side: MergeSide? {
    switch self {
    case .ours: .ours
    case .theirs: .theirs
    case .base: nil
    }
  }
}

extension MergeInput {
  /// The version that a person chose.
  package subscript(_ choice: MergeChoice) -> Version {
    switch choice {
    case .ours: ours
    case .theirs: theirs
    case .base: base
    }
  }
}

extension UndecidedPlace {
  /// The versions that a person can choose in the place.
  ///
  /// The common ancestor is one of them only for a value that it has: an object cannot be half deleted, and content that
  /// came since has no place in an old order.
  package var choices: [MergeChoice] {
    if case .value = reason, base.line != nil { return MergeChoice.allCases }
    return [.ours, .theirs]
  }
}
