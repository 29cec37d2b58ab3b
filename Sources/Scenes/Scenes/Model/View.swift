public import AutoLayout
public import Findings
public import Geometry
internal import VisibleText

extension Views {
  /// One view of a scene.
  public struct View: Sendable, Hashable {
    // A view has 1,500 bytes with some forty references, and is copied more often than it is changed. So its copies
    // share what they have in common, also with the views of all variants.
    @usableFromInline var facts: Boxed<ViewFacts>
    @usableFromInline var look: Boxed<ViewLook>

    /// The name in the scene or the object id. It is unique in its scene, except in damaged documents.
    @inlinable public var name: String {
      _read { yield facts.value.name }
      _modify { yield &facts.value.name }
    }
    /// The other names, and the author's class.
    @inlinable public var identity: ViewIdentity {
      _read { yield facts.value.identity }
      _modify { yield &facts.value.identity }
    }
    /// The superview's position in the scene, always lower than the view's own. Nil for the root.
    @inlinable public var superview: Int? {
      _read { yield facts.value.superview }
      _modify { yield &facts.value.superview }
    }
    /// The element or type in the document: `label`, `tableViewCell`.
    @inlinable public var className: String {
      _read { yield facts.value.className }
      _modify { yield &facts.value.className }
    }
    @inlinable public var content: Content {
      _read { yield look.value.content }
      _modify { yield &look.value.content }
    }
    /// The look apart from the content, and whether it is visible.
    @inlinable public var appearance: ViewAppearance {
      _read { yield look.value.appearance }
      _modify { yield &look.value.appearance }
    }
    /// Everything besides constraints on which its frame depends.
    @inlinable public var placement: ViewPlacement {
      _read { yield facts.value.placement }
      _modify { yield &facts.value.placement }
    }
    /// The role in a table or collection.
    @inlinable public var list: ViewListing {
      _read { yield facts.value.list }
      _modify { yield &facts.value.list }
    }
    /// The location in the document.
    @inlinable public var source: SourceLocation? {
      _read { yield facts.value.source }
      _modify { yield &facts.value.source }
    }

    /// Creates a plain view that constraints place.
    public init(
      name: String, superview: Int?, className: String = "view", content: Content = .container,
      source: SourceLocation? = nil
    ) {
      facts = Boxed(
        ViewFacts(
          name: name, identity: ViewIdentity(), superview: superview, className: className,
          placement: ViewPlacement(), list: ViewListing(), source: source))
      look = Boxed(ViewLook(content: content, appearance: ViewAppearance()))
    }

    /// Creates a view with the parts of another one that do not depend on the kind of values.
    init<Other>(_ view: Views<Other>.View, content: Content, appearance: ViewAppearance) {
      facts = view.facts
      look = Boxed(ViewLook(content: content, appearance: appearance))
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

/// The parts of a view that are the same for all kinds of values.
@usableFromInline
struct ViewFacts: Sendable, Hashable {
  @usableFromInline var name: String
  @usableFromInline var identity: ViewIdentity
  @usableFromInline var superview: Int?
  @usableFromInline var className: String
  @usableFromInline var placement: ViewPlacement
  @usableFromInline var list: ViewListing
  @usableFromInline var source: SourceLocation?
}

extension Views {
  /// The parts of a view that differ between kinds of values.
  @usableFromInline
  struct ViewLook: Sendable, Hashable {
    @usableFromInline var content: Content
    @usableFromInline var appearance: ViewAppearance
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

  /// Returns the priorities, with the priorities of `standard` for axes without one.
  public func filled(with standard: AxisPriorities) -> AxisPriorities {
    AxisPriorities(horizontal: horizontal ?? standard.horizontal, vertical: vertical ?? standard.vertical)
  }
}
