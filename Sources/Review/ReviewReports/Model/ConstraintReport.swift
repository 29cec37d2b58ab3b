package import AutoLayout
package import Findings

/// One constraint of a layout in words, and whether it holds.
package struct ConstraintReport: Sendable, Hashable {
  /// The state of a constraint in a layout.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// It holds.
    case satisfied
    /// It was left out because it contradicts others.
    case broken
    /// It is optional and gave way to stronger ones.
    case unmet
  }

  /// The constraint as the author wrote it, or as an equation: `email.leading == form.leading + 20 @750`.
  package var text: String
  /// The name that the author gave it, or nil.
  package var identifier: String?
  /// The priority of the constraint.
  package var priority = LayoutPriority.required
  /// The state of the constraint in the layout.
  package var state = State.satisfied
  /// The place where the constraint is written; nil where that is not known.
  package var source: SourceLocation?
  /// The positions of the views that it names, itself or by their guides, in the list of views; each once.
  package var views: [Int]
  /// The word by which `edit` and `remove` find it in its document; nil where the document cannot be asked for it.
  package var word: String?
  /// The relation between its sides.
  package var relation = LayoutRelation.equal
  /// The constant, in points.
  package var constant = 0.0
}
