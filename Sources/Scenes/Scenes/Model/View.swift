public import AutoLayout
public import Findings
public import Geometry
internal import VisibleText

extension Views {
  /// One view of a scene.
  ///
  /// No property has a value of its own, not even nil: then the compiler refuses an initializer that forgets one, as
  /// the one that makes a view with values of another kind easily could.
  public struct View: Sendable, Hashable {
    /// The name in the scene or the object id; unique in its scene except in damaged documents.
    public var name: String
    /// The other names, and the author's class.
    public var identity: ViewIdentity
    /// The position of the superview in the scene, always lower than the view's own; nil for the root.
    public var superview: Optional<Int>
    /// The element or type as the document has it: `label`, `tableViewCell`.
    public var className: String
    /// Its content.
    public var content: Content
    /// The look of what is around its content, and whether it is seen.
    public var appearance: ViewAppearance
    /// Everything that its frame depends on besides constraints.
    public var placement: ViewPlacement
    /// The part that it has in a table or a collection.
    public var list: ViewListing
    /// The place at which it is written.
    public var source: Optional<SourceLocation>

    /// A plain view that constraints place.
    public init(
      name: String, superview: Int?, className: String = "view", content: Content = .container,
      source: SourceLocation? = nil
    ) {
      self.name = name
      identity = ViewIdentity()
      self.superview = superview
      self.className = className
      self.content = content
      appearance = ViewAppearance()
      placement = ViewPlacement()
      list = ViewListing()
      self.source = source
    }

    /// A view with what does not depend on the kind of values as another one has it.
    init<Other>(_ view: Views<Other>.View, content: Content, appearance: ViewAppearance) {
      name = view.name
      identity = view.identity
      superview = view.superview
      className = view.className
      self.content = content
      self.appearance = appearance
      placement = view.placement
      list = view.list
      source = view.source
    }

    /// True where what lies in the view scrolls: in a scroll view, a table or a collection.
    public var scrolls: Bool {
      switch content {
      case .table, .collection: true
      default: placement.isScrollView
      }
    }

    /// The name that people know: its label if it has one, else its name; at most 200 characters of it.
    public var displayName: String { VisibleText.name(identity.label ?? name) }
  }
}

/// A priority for each axis that may be left to a default.
public struct OptionalAxisPriorities: Sendable, Hashable {
  /// The priority along the horizontal axis, or nil.
  public var horizontal: LayoutPriority?
  /// The priority along the vertical axis, or nil.
  public var vertical: LayoutPriority?

  /// Priorities, nil for the default.
  public init(horizontal: LayoutPriority? = nil, vertical: LayoutPriority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority along an axis, or nil.
  public subscript(axis: Axis) -> LayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The priorities with `standard` where none is set.
  public func filled(with standard: AxisPriorities) -> AxisPriorities {
    AxisPriorities(horizontal: horizontal ?? standard.horizontal, vertical: vertical ?? standard.vertical)
  }
}
