public import AutoLayout
public import Findings
public import Geometry
internal import VisibleText

extension Views {
  /// One view of a scene.
  ///
  /// No property has a default value, not even nil. So the compiler rejects an initializer that forgets one, such as
  /// the one that converts a view to another kind of values.
  public struct View: Sendable, Hashable {
    /// The name in the scene or the object id. It is unique in its scene, except in damaged documents.
    public var name: String
    /// The other names, and the author's class.
    public var identity: ViewIdentity
    /// The superview's position in the scene, always lower than the view's own. Nil for the root.
    public var superview: Optional<Int>
    /// The element or type in the document: `label`, `tableViewCell`.
    public var className: String
    public var content: Content
    /// The look apart from the content, and whether it is visible.
    public var appearance: ViewAppearance
    /// Everything besides constraints on which its frame depends.
    public var placement: ViewPlacement
    /// The role in a table or collection.
    public var list: ViewListing
    /// The location in the document.
    public var source: Optional<SourceLocation>

    /// Creates a plain view that constraints place.
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

    /// Creates a view with the parts of another one that do not depend on the kind of values.
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

    /// Whether the view scrolls its subviews: a scroll view, a table or a collection.
    public var scrolls: Bool {
      switch content {
      case .table, .collection: true
      default: placement.isScrollView
      }
    }

    /// The displayed name: the label if it has one, else its name, cut at 200 characters.
    public var displayName: String { VisibleText.name(identity.label ?? name) }
  }
}

/// A priority for each axis, or nil for the default.
public struct OptionalAxisPriorities: Sendable, Hashable {
  /// The priority along the horizontal axis, or nil.
  public var horizontal: LayoutPriority?
  /// The priority along the vertical axis, or nil.
  public var vertical: LayoutPriority?

  /// Creates priorities, nil for the default.
  public init(horizontal: LayoutPriority? = nil, vertical: LayoutPriority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority along an axis, or nil.
  public subscript(axis: Axis) -> LayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Returns the priorities, with those of `standard` for axes without one.
  public func filled(with standard: AxisPriorities) -> AxisPriorities {
    AxisPriorities(horizontal: horizontal ?? standard.horizontal, vertical: vertical ?? standard.vertical)
  }
}
