/// Who wins where both sides of a merge contradict each other: a side in general, and what a person decided place by place.
package struct MergeDecisions: Sendable, Hashable {
  /// The side whose value holds in places that nobody decided.
  package let favored: MergeSide
  /// The sides that a person chose, by the keys of places.
  private let sides: [String: MergeSide]

  /// Decisions of places by their keys; see ``UndecidedPlace/key``.
  package init(favoring favored: MergeSide, deciding sides: [String: MergeSide] = [:]) {
    self.favored = favored
    self.sides = sides
  }

  /// The side that holds in a place.
  func side(in place: UndecidedPlace) -> MergeSide { sides[place.key] ?? favored }

  /// Whether a person has to decide a place.
  func isOpen(_ place: UndecidedPlace) -> Bool { sides[place.key] == nil }
}
