/// The decisions for contradictions in a merge: a favoured side, and the user's decisions for single places.
package struct MergeDecisions: Sendable, Hashable {
  /// The side to take in places without a decision.
  package let favored: MergeSide
  /// The sides that the user chose, by the keys of places.
  private let sides: [String: MergeSide]

  /// Decisions by the keys of places; see ``UndecidedPlace/key``.
  package init(favoring favored: MergeSide, deciding sides: [String: MergeSide] = [:]) {
    self.favored = favored
    self.sides = sides
  }

  /// The side to take in a place.
  func side(in place: UndecidedPlace) -> MergeSide { sides[place.key] ?? favored }

  /// Whether a place has no decision.
  func isOpen(_ place: UndecidedPlace) -> Bool { sides[place.key] == nil }
}
