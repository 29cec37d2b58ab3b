internal import AutoLayout

/// The statements of a scene's constraints about each view in two layouts, usually portrait and landscape
/// (specification TAB-03). The table shows whether another set of constraints is worthwhile.
public struct ComparisonTable: Sendable, Hashable {
  /// The change of a fact from the first layout to the second.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// The fact holds in both layouts.
    case keep
    /// Another fact about the same attribute replaces it.
    case replace
    /// The fact holds only in the first layout.
    case remove
    /// The fact holds only in the second layout.
    case add
  }

  /// One fact, or two about the same attribute.
  public struct Row: Sendable, Hashable {
    /// The names of the views from the one below the root to the view itself, separated by `/`.
    public var path: String
    /// The fact in the first layout, or nil.
    public var first: String?
    /// The fact in the second layout, or nil.
    public var second: String?

    public var change: Change {
      switch (first, second) {
      case (let first?, let second?): first == second ? .keep : .replace
      case (.some, nil): .remove
      default: .add
      }
    }
  }

  /// The facts, by view in the order of the scene, one attribute after the other.
  public var rows: [Row]

  /// The number of facts of the first layout that the second one does not have.
  public var removedCount: Int { rows.count { $0.change == .remove || $0.change == .replace } }
  /// The number of facts of the second layout that the first one does not have.
  public var addedCount: Int { rows.count { $0.change == .add || $0.change == .replace } }

  /// Creates the table of two layouts of one scene.
  public init(of first: Layout, and second: Layout) {
    rows = first.resolved.views.indices.flatMap { view in
      Self.rows(of: view, Self.facts(about: view, in: first), Self.facts(about: view, in: second), first.path(of: view))
    }
  }

  /// Returns the facts that the author's constraints state about a view, each once, in the order of installation.
  private static func facts(about view: Int, in layout: Layout) -> [ConstraintFact] {
    var seen: Set<ConstraintFact> = []
    return layout.system.constraints.filter { $0.origin == .author && layout.viewPlaced(by: $0) == view }
      .compactMap { layout.fact(of: $0, about: view) }.filter { seen.insert($0).inserted }
  }

  private static func rows(
    of view: Int, _ first: [ConstraintFact], _ second: [ConstraintFact], _ path: String
  ) -> [Row] {
    var attributes: [LayoutAttribute] = []
    for fact in first + second where !attributes.contains(fact.attribute) { attributes.append(fact.attribute) }
    return attributes.flatMap { attribute -> [Row] in
      let (old, new) = (first.filter { $0.attribute == attribute }, second.filter { $0.attribute == attribute })
      // A different sentence does not make it a different fact.
      let kept = old.filter { fact in new.contains { $0.text == fact.text } }
      let (gone, come) = (old.without(kept), new.without(kept))
      return kept.map { Row(path: path, first: $0.describedText, second: $0.describedText) }
        + (0..<max(gone.count, come.count)).map { position in
          Row(
            path: path, first: position < gone.count ? gone[position].describedText : nil,
            second: position < come.count ? come[position].describedText : nil)
        }
    }
  }
}

extension [ConstraintFact] {
  /// Returns the facts that differ from others.
  fileprivate func without(_ others: [ConstraintFact]) -> [ConstraintFact] {
    filter { fact in !others.contains { $0.text == fact.text } }
  }
}
