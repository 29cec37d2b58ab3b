/// The decisions for contradictions in a merge: a favored side, and the user's decisions for single places.
package struct MergeDecisions: Sendable, Hashable {
  /// The side to take in places without a decision.
  package let favored: MergeSide
  /// The sides that the user chose, by the keys of places.
  private let choices: [String: MergeChoice]

  /// Creates decisions by the keys of places; see ``UndecidedPlace/key``.
  package init(favoring favored: MergeSide, deciding choices: [String: MergeChoice] = [:]) {
    self.favored = favored
    self.choices = choices
  }

  /// Returns the version whose value applies in a place.
  func choice(in place: UndecidedPlace) -> MergeChoice { decided(place) ?? MergeChoice(favored) }

  /// Returns the side that applies in a place without a value in the common ancestor.
  func side(in place: UndecidedPlace) -> MergeSide { choice(in: place).side ?? favored }

  /// Whether a person still has to decide a place.
  func isOpen(_ place: UndecidedPlace) -> Bool { decided(place) == nil }

  /// Returns the version that a person chose, or nil if the place does not offer it.
  private func decided(_ place: UndecidedPlace) -> MergeChoice? {
    choices[place.key].flatMap { place.choices.contains($0) ? $0 : nil }
  }
}
