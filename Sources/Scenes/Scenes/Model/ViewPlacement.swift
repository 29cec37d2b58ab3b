public import AutoLayout
public import Geometry

/// Everything that the frame of a view depends on besides constraints, and what its document records of that frame.
public struct ViewPlacement: Sendable, Hashable {
  /// The frame that the document records, in the superview's coordinates, or nil.
  public var recordedFrame: Rect?
  /// Whether Xcode marked the recorded frame as different from the one that constraints give the view.
  public var isMarkedMisplaced = false
  /// What the author wants to know about open places and sizes of the view and what is in it.
  public var ambiguityVerification = AmbiguityVerification.always
  /// The size of the superview that the recorded frame belongs to; nil for that of its own recorded frame.
  public var recordedSuperviewSize: Size?
  /// The sides that follow the superview when the recorded frame is resized, for views that no constraint places.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether the recorded frame and the mask place the view, not constraints.
  public var isPlacedByMask = false
  /// The content priorities that the document sets; nil for the default of the class.
  public var contentHugging = OptionalAxisPriorities()
  /// The content priorities that the document sets; nil for the default of the class.
  public var compressionResistance = OptionalAxisPriorities()
  /// A content size that the document states, which counts before the measured one on each axis where it is given.
  public var statedContentSize = IntrinsicContentSize.none
  /// A content size that counts before all others while the scene is designed, and is gone when it runs
  /// (specification SIZ-08): Interface Builder's placeholder size.
  public var placeholderContentSize = IntrinsicContentSize.none
  /// The size that the alignment rectangle keeps if nothing else decides it, as Interface Builder recorded it, in points; none
  /// for a view that keeps none (specification SIZ-21).
  public var keptSize = IntrinsicContentSize.none
  /// The distances by which the frame reaches beyond the alignment rectangle, in points; nil for the default of the
  /// class.
  public var alignmentRectInsets: EdgeInsets?
  /// The layout margins.
  public var margins = ViewMargins()
  /// The rules by which it places its arranged views; nil for views that are no stack.
  public var stack: StackLayout?
  /// Whether its content scrolls.
  public var isScrollView = false
  /// The place at which its content begins, for views that scroll.
  public var scrollInsets = ScrollInsets()
  /// The writing direction it is fixed to, or nil for that of the locale.
  public var direction: LayoutDirection?

  /// The placement of a plain view that constraints place.
  public init() {}
}
