public import Findings
public import Geometry

/// A view with everything that determines its layout.
public struct LayoutItem: Sendable, Hashable {
  /// The view's name in messages: its name in the scene or its object id.
  public var name: String
  /// The class in logs, such as `UIButton`.
  public var className: String
  /// The text that distinguishes the view from others of its class in logs, such as the title of a button. Nil if there
  /// is none.
  public var title: String?
  /// The identifier that the app sets, which logs print instead of the class. Nil if there is none.
  public var identifier: String?
  /// The superview's position in the list of items, always lower than the view's own. Nil for the root.
  public var superview: Int?
  /// The natural size of its content, in terms of the alignment rectangle.
  public var intrinsicContentSize: IntrinsicContentSize
  /// The size that its alignment rectangle keeps if nothing else decides it, in points. Nil on an axis where it keeps
  /// none. Without effect on an axis with a natural size (specification SIZ-21).
  public var keptSize: IntrinsicContentSize
  /// The priorities of resisting growth beyond its content.
  public var contentHugging: AxisPriorities
  /// The priorities of resisting shrinking below its content.
  public var compressionResistance: AxisPriorities
  /// The distances by which the frame exceeds the alignment rectangle, in points (specification ALN-01).
  public var alignmentRectInsets: EdgeInsets
  public var baseline: TextBaseline
  /// The writing direction of the view.
  public var direction: LayoutDirection
  /// Whether it is hidden. A hidden view keeps its place, except in a stack view.
  public var isHidden: Bool
  /// The settings of a stack view, or nil for other views.
  public var stack: StackLayout?
  /// The place that its autoresizing mask gives the view, or nil if constraints place it.
  public var autoresizing: Autoresizing?
  /// The insets of its guides from its bounds, for guides that constraints can name.
  public var guideInsets: GuideInsets
  /// The frame in the superview, in points, to which an ambiguous system stays near (specification G-05). Nil if there
  /// is none.
  public var designFrame: Rect?
  /// The location in the document, or nil if the view was not written in one.
  public var source: SourceLocation?

  /// Creates a view without content.
  public init(
    name: String, superview: Int?, intrinsicContentSize: IntrinsicContentSize = .none,
    keptSize: IntrinsicContentSize = .none,
    contentHugging: AxisPriorities = AxisPriorities(.defaultLow),
    compressionResistance: AxisPriorities = AxisPriorities(.defaultHigh),
    alignmentRectInsets: EdgeInsets = .zero, baseline: TextBaseline = .none,
    direction: LayoutDirection = .leftToRight, isHidden: Bool = false, stack: StackLayout? = nil,
    autoresizing: Autoresizing? = nil, guideInsets: GuideInsets = GuideInsets(),
    designFrame: Rect? = nil, source: SourceLocation? = nil, className: String = "UIView", title: String? = nil,
    identifier: String? = nil
  ) {
    self.name = name
    self.className = className
    self.title = title
    self.identifier = identifier
    self.superview = superview
    self.intrinsicContentSize = intrinsicContentSize
    self.keptSize = keptSize
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
    self.alignmentRectInsets = alignmentRectInsets
    self.baseline = baseline
    self.direction = direction
    self.isHidden = isHidden
    self.stack = stack
    self.autoresizing = autoresizing
    self.guideInsets = guideInsets
    self.designFrame = designFrame
    self.source = source
  }
}
