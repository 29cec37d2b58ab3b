public import Findings

/// `first.attribute RELATION multiplier × second.attribute + constant`, with a priority (specification CON-01).
public struct LayoutConstraint: Sendable, Hashable {
  /// The origin of a constraint. Only the author's may be broken in a conflict (specification CNF-02).
  public enum Origin: Sendable, Hashable {
    /// Written in the document.
    case author
    /// The content size of a view: hugging or compression resistance.
    case contentSize
    /// A stack view placing its arranged views.
    case stackView
    /// The position of a guide in its view.
    case guide
    /// The size of the root view.
    case rootSize
    /// A view that is placed by its autoresizing mask.
    case autoresizingMask
    /// A table or a collection placing its cells, headers and footers, and a cell its content (specification ROW-01).
    case list
    /// Made by Interface Builder at build time, where the author's constraints do not suffice (specification INF-01).
    case inferred
  }

  /// The item on the left side.
  public var firstItem: LayoutItemID
  /// Its attribute.
  public var firstAttribute: LayoutAttribute
  /// The relation between the sides.
  public var relation: LayoutRelation
  /// The item on the right side; nil where the right side is the constant alone.
  public var secondItem: LayoutItemID?
  /// Its attribute, ``LayoutAttribute/notAnAttribute`` without a second item.
  public var secondAttribute: LayoutAttribute
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant that is added, in points.
  public var constant: Double
  /// The priority.
  public var priority: LayoutPriority
  /// The name that the author gave it.
  public var identifier: String?
  /// The view that holds the constraint, by its position; nil for the nearest common ancestor of both items.
  ///
  /// A multiplier on a position scales the coordinate in this view (specification ATT-06).
  public var owner: Int?
  /// Indicates that the constant is the standard spacing rather than a number of the author's (specification CON-10).
  public var usesStandardSpacing: Bool
  /// Indicates that it holds at design time only: the build removes it, and code puts another one in its place
  /// (specification PLC-01).
  public var isPlaceholder: Bool
  /// The origin.
  public var origin: Origin
  /// The constraint in the author's words, for messages; nil where it was not written as one text.
  public var text: String?
  /// The author's sentence about its purpose, for tables; nil where there is none (specification CAR-02).
  public var sentence: String?
  /// The place in the document; nil where it is not written.
  public var source: SourceLocation?
  /// A number by which its maker finds it again in a solution, where equal constraints are not the same
  /// (specification CON-12); it has no influence on the layout.
  public var tag: Int?

  /// A constraint between two items, or between an item and a constant.
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
