public import Findings
public import Geometry

/// A view with all that decides its layout.
public struct LayoutItem: Sendable, Hashable {
  /// The name of the view in messages: its name in the scene or its object id.
  public var name: String
  /// The class that logs print: `UIButton`.
  public var className: String
  /// The text by which logs tell it from others of its class: the title of a button; nil for none.
  public var title: String?
  /// The name that the app gave the view, which logs print instead of its class; nil for none.
  public var identifier: String?
  /// The position of the superview in the list of items, always lower than the view's own; nil for the root.
  public var superview: Int?
  /// The natural size of its content, measured on the alignment rectangle.
  public var intrinsicContentSize: IntrinsicContentSize
  /// The size that its alignment rectangle keeps if nothing else decides it, in points; nil on an axis on which it keeps none,
  /// and without effect on an axis with a natural size (specification SIZ-21).
  public var keptSize: IntrinsicContentSize
  /// The priorities of its resistance to growing beyond its content.
  public var contentHugging: AxisPriorities
  /// The priorities of its resistance to shrinking below its content.
  public var compressionResistance: AxisPriorities
  /// The distances by which the frame exceeds the alignment rectangle, in points (specification ALN-01).
  public var alignmentRectInsets: EdgeInsets
  /// The baselines of its text.
  public var baseline: TextBaseline
  /// The writing direction of the view.
  public var direction: LayoutDirection
  /// Indicates that it is hidden; a hidden view keeps its place except in a stack view.
  public var isHidden: Bool
  /// The settings of a stack view; nil for other views.
  public var stack: StackLayout?
  /// Indicates that its content scrolls: then trailing and bottom constraints of subviews define the content size.
  public var isScrollView: Bool
  /// The place that nothing but its autoresizing mask gives the view; nil for a view that constraints place.
  public var autoresizing: Autoresizing?
  /// The insets of its guides in its own bounds, for the guides that constraints of the system may name.
  public var guideInsets: GuideInsets
  /// The frame in the superview that an ambiguous system settles near (specification G-05); nil for none.
  public var designFrame: Rect?
  /// The place in the document; nil where it is not written.
  public var source: SourceLocation?

  /// A view without content.
  public init(
    name: String, superview: Int?, intrinsicContentSize: IntrinsicContentSize = .none,
    keptSize: IntrinsicContentSize = .none,
    contentHugging: AxisPriorities = AxisPriorities(.defaultLow),
    compressionResistance: AxisPriorities = AxisPriorities(.defaultHigh),
    alignmentRectInsets: EdgeInsets = .zero, baseline: TextBaseline = .none,
    direction: LayoutDirection = .leftToRight, isHidden: Bool = false, stack: StackLayout? = nil,
    isScrollView: Bool = false, autoresizing: Autoresizing? = nil, guideInsets: GuideInsets = GuideInsets(),
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
    self.isScrollView = isScrollView
    self.autoresizing = autoresizing
    self.guideInsets = guideInsets
    self.designFrame = designFrame
    self.source = source
  }
}
