internal import AutoLayout
public import Findings

/// The author's constraints of a layout and the views that own them (specification OWN-02, Table 4-4).
public struct OwnersTable: Sendable, Hashable {
  /// One constraint.
  public struct Row: Sendable, Hashable {
    /// The constraint in the author's words.
    public var text: String
    /// The constraint as an equation.
    public var equation: String
    /// The name of the view that owns it.
    public var owner: String
    /// The author's sentence about its purpose, or nil.
    public var sentence: String?
    /// The location in the document, or nil.
    public var source: SourceLocation?
  }

  /// The constraints in the order of installation.
  public var rows: [Row]

  public init(of layout: Layout) {
    let system = layout.system
    rows = system.constraints.filter { $0.origin == .author }.map { constraint in
      Row(
        text: system.text(of: constraint).oneLine, equation: system.equation(of: constraint).oneLine,
        owner: system.name(of: LayoutItemID(view: system.owner(of: constraint))).oneLine,
        sentence: constraint.sentence?.oneLine, source: constraint.source)
    }
  }
}
