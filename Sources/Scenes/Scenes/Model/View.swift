public import AutoLayout
public import Findings
public import Geometry

extension Views {
  /// One view of a scene.
  public struct View: Sendable, Hashable {
    /// The name in the scene or the object id; unique in its scene except in damaged documents.
    public var name: String
    /// The name that people gave it in Xcode's outline, or nil.
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
    /// Its content.
    public var content: Content
    /// The colour behind the content, or nil for none.
    public var background: Values.Color?
    /// The colour of controls and symbols, or nil for the inherited one.
    public var tint: Values.Color?
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The rest that is said of its layer: opacity, border, shadow.
    public var layer: LayerLook {
      get { keptLayer?.value ?? LayerLook() }
      set { keptLayer = newValue.isPlain ? nil : .value(newValue) }
    }
    /// The colours and images of the parts of a control; nil where all are the standard ones.
    public var controlLook: ControlLook? {
      get { keptControlLook?.value }
      set { keptControlLook = newValue.map { .value($0) } }
    }
    /// True where a control can be used, and a label is not dimmed.
    public var isEnabled = true
    /// True where it is hidden.
    public var isHidden = false
    /// True for an activity indicator that hides while it does not turn: hidden so, it keeps its place in a stack while
    /// it is designed (specification STK-03).
    public var hidesWhenStopped = false
    /// True where subviews are cut off at its edges.
    public var clipsSubviews = false

    /// The frame that the document records, in the superview's coordinates, or nil.
    public var recordedFrame: Rect?
    /// True where Xcode marked the recorded frame as another one than that which constraints give the view.
    public var isMarkedMisplaced = false
    /// True where an earlier object of the document has the same id, so that no constraint can name it.
    public var isNameless = false
    /// The size of the superview that the recorded frame belongs to; nil for that of its own recorded frame.
    public var recordedSuperviewSize: Size?
    /// The sides that follow the superview when the recorded frame is resized, for views that no constraint places.
    public var autoresizingMask: AutoresizingMask = []
    /// True where the recorded frame and the mask place the view, not constraints.
    public var isPlacedByMask = false
    /// The place that a table or a collection gives it on a device; nil for views that lie in none.
    public var list: ListPlacement?
    /// True for the content view of a cell, which the system keeps as large as the cell.
    public var isContentOfCell = false
    /// True for the author's own view at the trailing edge of a table cell.
    public var isAccessoryOfCell = false
    /// The content priorities that the document sets; nil for the default of the class.
    public var contentHugging = OptionalAxisPriorities()
    /// The content priorities that the document sets; nil for the default of the class.
    public var compressionResistance = OptionalAxisPriorities()
    /// A content size that the document states, which counts before the measured one on each axis where it is given.
    public var statedContentSize = IntrinsicContentSize.none
    /// A content size that counts before all others while the scene is designed, and is gone when it runs
    /// (specification SIZ-08): Interface Builder's placeholder size.
    public var placeholderContentSize = IntrinsicContentSize.none
    /// The distances by which the frame reaches beyond the alignment rectangle, in points; nil for the default of the
    /// class.
    public var alignmentRectInsets: EdgeInsets?
    /// The layout margins.
    public var margins = ViewMargins()
    /// The rules by which it places its arranged views; nil for views that are no stack.
    public var stack: StackLayout?
    /// True where its content scrolls.
    public var isScrollView = false
    /// The place at which its content begins, for views that scroll.
    public var scrollInsets = ScrollInsets()
    /// The writing direction it is fixed to, or nil for that of the locale.
    public var direction: LayoutDirection?
    /// The place at which it is written.
    public var source: SourceLocation?

    /// The looks that few views have.
    var keptLayer: Boxed<LayerLook>?
    private var keptControlLook: Boxed<ControlLook>?

    /// A plain view that constraints place.
    public init(
      name: String, superview: Int?, className: String = "view", content: Content = .container,
      source: SourceLocation? = nil
    ) {
      self.name = name
      self.superview = superview
      self.className = className
      self.content = content
      self.source = source
    }

    /// A view with all that does not depend on the kind of values as another one has it.
    init<Other>(
      _ view: Views<Other>.View, content: Content, background: Values.Color?, tint: Values.Color?, layer: LayerLook?,
      controlLook: ControlLook?
    ) {
      self.init(
        name: view.name, superview: view.superview, className: view.className, content: content, source: view.source)
      label = view.label
      outlineName = view.outlineName
      outlet = view.outlet
      customClass = view.customClass
      self.background = background
      self.tint = tint
      cornerRadius = view.cornerRadius
      keptLayer = layer.map { .value($0) }
      self.controlLook = controlLook
      isEnabled = view.isEnabled
      isHidden = view.isHidden
      hidesWhenStopped = view.hidesWhenStopped
      clipsSubviews = view.clipsSubviews
      recordedFrame = view.recordedFrame
      isMarkedMisplaced = view.isMarkedMisplaced
      isNameless = view.isNameless
      recordedSuperviewSize = view.recordedSuperviewSize
      autoresizingMask = view.autoresizingMask
      isPlacedByMask = view.isPlacedByMask
      list = view.list
      isContentOfCell = view.isContentOfCell
      isAccessoryOfCell = view.isAccessoryOfCell
      contentHugging = view.contentHugging
      compressionResistance = view.compressionResistance
      statedContentSize = view.statedContentSize
      placeholderContentSize = view.placeholderContentSize
      alignmentRectInsets = view.alignmentRectInsets
      margins = view.margins
      stack = view.stack
      isScrollView = view.isScrollView
      scrollInsets = view.scrollInsets
      direction = view.direction
    }

    /// True where what lies in the view scrolls: in a scroll view, a table or a collection.
    public var scrolls: Bool {
      switch content {
      case .table, .collection: true
      default: isScrollView
      }
    }

    /// The name that people know: its label where it has one, else its name.
    public var displayName: String { label ?? name }
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
