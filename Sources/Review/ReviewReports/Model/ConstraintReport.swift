package import AutoLayout
package import Findings

/// One constraint of a layout as text, with its state.
package struct ConstraintReport: Sendable, Hashable {
  /// The state of a constraint in a layout.
  package enum State: String, Sendable, Hashable, CaseIterable {
    case satisfied
    /// Dropped because it conflicts with others.
    case broken
    /// Optional and yielded to stronger ones.
    case unmet
  }

  /// The constraint as the author wrote it, or as an equation: `email.leading == form.leading + 20 @750`.
  package var text: String
  /// The identifier that the author gave it; nil if there is none.
  package var identifier: String?
  package var priority = LayoutPriority.required
  /// The state of the constraint in the layout.
  package var state = State.satisfied
  /// The location of the constraint; nil if it is unknown.
  package var source: SourceLocation?
  /// The positions of its views, or of the views of its guides, in the list of views; each once.
  package var views: [Int]
  /// The word by which `edit` and `remove` find it in its document; nil if they cannot find it.
  package var word: String?
  /// The relation between its sides.
  package var relation = LayoutRelation.equal
  /// The constant, in points.
  package var constant = 0.0
}
