package import AutoLayout

/// One constraint of a layout in words, and whether it holds.
package struct ConstraintReport: Sendable, Hashable {
  /// Whether a constraint holds in a layout.
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
  /// How important it is.
  package var priority: LayoutPriority
  /// Whether it holds.
  package var state: State
  /// Where it is written.
  package var source: SourceLocation?
  /// The positions of the views that it names, itself or by their guides, in the list of views; each once.
  package var views: [Int]

  /// A constraint in a layout.
  package init(
    text: String, identifier: String? = nil, priority: LayoutPriority = .required, state: State = .satisfied,
    source: SourceLocation? = nil, views: [Int] = []
  ) {
    self.text = text
    self.identifier = identifier
    self.priority = priority
    self.state = state
    self.source = source
    self.views = views
  }
}
