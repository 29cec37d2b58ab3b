public import Findings

/// A linear relation `first.attribute RELATION multiplier × second.attribute + constant` with a priority (specification
/// CON-01).
public struct LayoutConstraint: Sendable, Hashable {
  /// The origin of a constraint. Only constraints of the author may be broken in a conflict (specification CNF-02).
  public enum Origin: Sendable, Hashable {
    /// Written in the document.
    case author
    /// From the content size of a view: hugging or compression resistance.
    case contentSize
    /// From a stack view that places its arranged views.
    case stackView
    /// From the position of a guide in its view.
    case guide
    /// From the size of the root view.
    case rootSize
    /// From the autoresizing mask of a view.
    case autoresizingMask
    /// From a table or collection that places its cells, headers and footers, or a cell that places its content
    /// (specification ROW-01).
    case list
    /// Added by Interface Builder at build time, because the author's constraints are insufficient (specification
    /// INF-01).
    case inferred
  }

  /// The item on the left side.
  public var firstItem: LayoutItemID
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute
  /// The relation between the sides.
  public var relation: LayoutRelation
  /// The item on the right side, or nil if the right side is only the constant.
  public var secondItem: LayoutItemID?
  /// The attribute of the second item, or ``LayoutAttribute/notAnAttribute`` if there is none.
  public var secondAttribute: LayoutAttribute
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant that is added, in points.
  public var constant: Double
  public var priority: LayoutPriority
  /// The author's identifier.
  public var identifier: String?
  /// The position of the view that holds the constraint, or nil for the nearest common ancestor of both items.
  ///
  /// A multiplier on a position scales the coordinate in this view (specification ATT-06).
  public var owner: Int?
  /// Whether the constant is the standard spacing instead of a number of the author's (specification CON-10).
  public var usesStandardSpacing: Bool
  /// Whether the constraint only exists at design time. The build removes it, and code adds another in its place
  /// (specification PLC-01).
  public var isPlaceholder: Bool
  public var origin: Origin
  /// The constraint in the author's words, for messages. Nil if it was not written as one string.
  public var text: String?
  /// The author's sentence about its purpose, for tables. Nil if there is none (specification CAR-02).
  public var sentence: String?
  /// The location in the document, or nil if the constraint was not written in one.
  public var source: SourceLocation?
  /// A number that identifies the constraint in a solution, for callers with several equal constraints (specification
  /// CON-12). It has no influence on the layout.
  public var tag: Int?

  /// Creates a constraint between two items, or between an item and a constant.
  public init(
    _ firstItem: LayoutItemID, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ secondItem: LayoutItemID? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, owner: Int? = nil, usesStandardSpacing: Bool = false,
    isPlaceholder: Bool = false, origin: Origin = .author, text: String? = nil, source: SourceLocation? = nil,
    tag: Int? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.owner = owner
    self.usesStandardSpacing = usesStandardSpacing
    self.isPlaceholder = isPlaceholder
    self.origin = origin
    self.text = text
    self.source = source
    self.tag = tag
  }
}
