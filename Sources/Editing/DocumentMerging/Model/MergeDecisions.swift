/// Who wins where both sides of a merge contradict each other: a side in general, and what a person decided place by place.
package struct MergeDecisions: Sendable, Hashable {
  /// The side whose value holds in places that nobody decided.
  package let favored: MergeSide
  /// The versions that a person chose, by the keys of places.
  private let choices: [String: MergeChoice]

  /// Decisions of places by their keys; see ``UndecidedPlace/key``.
  package init(favoring favored: MergeSide, deciding choices: [String: MergeChoice] = [:]) {
    self.favored = favored
    self.choices = choices
  }

  /// The version whose value holds in a place.
  func choice(in place: UndecidedPlace) -> MergeChoice { decided(place) ?? MergeChoice(favored) }

  /// The side that holds in a place that has no value of its own.
  func side(in place: UndecidedPlace) -> MergeSide { choice(in: place).side ?? favored }

  /// Whether a person has to decide a place.
  func isOpen(_ place: UndecidedPlace) -> Bool { decided(place) == nil }

  /// The version that a person chose; nil if the place does not have it.
  private func decided(_ place: UndecidedPlace) -> MergeChoice? {
    choices[place.key].flatMap { place.choices.contains($0) ? $0 : nil }
  }
}
