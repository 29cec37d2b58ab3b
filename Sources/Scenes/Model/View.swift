public import AutoLayout
public import Geometry

/// One view of a scene as its document describes it.
public struct View: Sendable, Hashable {
  /// The name in the scene or the object id; unique in its scene except in damaged documents.
  public var name: String
  /// What people call it in Xcode's outline, or nil.
  public var label: String?
  /// The name in Interface Builder's document outline; nil for views of our own scenes, which the author names.
  public var outlineName: String?
  /// The name by which the author's code knows it, or nil.
  public var outlet: String?
  /// The position of the superview in the scene, always lower than the view's own; nil for the root.
  public var superview: Int?
  /// The element or type as the document has it: `label`, `tableViewCell`.
  public var className: String
  /// The class that the author wrote for it, or nil for the one of its element or type.
  public var customClass: String?
  /// What it shows.
  public var content: ViewContent
  /// The colour behind the content, or nil for none.
  public var background: ViewColor?
  /// The colour of controls and symbols, or nil for the inherited one.
  public var tint: ViewColor?
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// Whether it is hidden.
  public var isHidden: Bool
  /// Whether subviews are cut off at its edges.
  public var clipsSubviews: Bool

  /// The frame that the document records, in the superview's coordinates, or nil.
  public var recordedFrame: Rect?
  /// The size of the superview that the recorded frame belongs to; nil for that of its own recorded frame.
  public var recordedSuperviewSize: Size?
  /// How the recorded frame follows the superview, for views that no constraint places.
  public var autoresizingMask: AutoresizingMask
  /// Whether the recorded frame and the mask place the view, not constraints.
  public var isPlacedByMask: Bool
  /// The content priorities that the document sets; nil for the default of the class.
  public var contentHugging: OptionalAxisPriorities
  /// The content priorities that the document sets; nil for the default of the class.
  public var compressionResistance: OptionalAxisPriorities
  /// A content size that the document states, which counts before the measured one on each axis where it is given.
  public var statedContentSize: IntrinsicContentSize
  /// A content size that counts before all others while the scene is designed, and is gone when it runs
  /// (specification SIZ-08): Interface Builder's placeholder size.
  public var placeholderContentSize: IntrinsicContentSize
  /// How far the frame reaches beyond the alignment rectangle; nil for the default of the class.
  public var alignmentRectInsets: EdgeInsets?
  /// The layout margins.
  public var margins: ViewMargins
  /// How it places its arranged views; nil for views that are no stack.
  public var stack: StackLayout?
  /// Whether its content scrolls.
  public var isScrollView: Bool
  /// Where its content begins, for views that scroll.
  public var scrollInsets = ScrollInsets()
  /// The writing direction it is fixed to, or nil for that of the locale.
  public var direction: LayoutDirection?
  /// Where it is written.
  public var source: SourceLocation?

  /// A plain view that constraints place.
  public init(
    name: String, superview: Int?, className: String = "view", content: ViewContent = .container,
    source: SourceLocation? = nil
  ) {
    self.name = name
    self.label = nil
    self.outlineName = nil
    self.outlet = nil
    self.superview = superview
    self.className = className
    self.customClass = nil
    self.content = content
    self.background = nil
    self.tint = nil
    self.cornerRadius = 0
    self.isHidden = false
    self.clipsSubviews = false
    self.recordedFrame = nil
    self.recordedSuperviewSize = nil
    self.autoresizingMask = []
    self.isPlacedByMask = false
    self.contentHugging = OptionalAxisPriorities()
    self.compressionResistance = OptionalAxisPriorities()
    self.statedContentSize = .none
    self.placeholderContentSize = .none
    self.alignmentRectInsets = nil
    self.margins = ViewMargins()
    self.stack = nil
    self.isScrollView = false
    self.direction = nil
    self.source = source
  }

  /// Whether what lies in the view scrolls: in a scroll view, a table or a collection.
  public var scrolls: Bool {
    switch content {
    case .table, .collection: true
    default: isScrollView
    }
  }

  /// How people call the view: its label where it has one, else its name.
  public var displayName: String { label ?? name }
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

  /// The priorities with `standard` where none is set.
  public func filled(with standard: AxisPriorities) -> AxisPriorities {
    AxisPriorities(horizontal: horizontal ?? standard.horizontal, vertical: vertical ?? standard.vertical)
  }
}
