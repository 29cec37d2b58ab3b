/// The version whose value a person chooses in an undecided place.
package enum MergeChoice: String, Sendable, Hashable, CaseIterable {
  case ours
  case theirs
  case base

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
  /// Returns the chosen version.
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
  /// The common ancestor is one of them only if the place has a value there: an object cannot be half deleted, and
  /// content that was added later has no place in the old order.
  package var choices: [MergeChoice] {
    if case .value = reason, base.line != nil { return MergeChoice.allCases }
    return [.ours, .theirs]
  }
}
