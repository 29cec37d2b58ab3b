public import AutoLayout
public import Geometry

/// Everything besides constraints on which the frame of a view depends, and the recorded frame.
public struct ViewPlacement: Sendable, Hashable {
  /// The recorded frame in the superview's coordinates, or nil.
  public var recordedFrame: Rect?
  /// Whether Xcode marked the recorded frame as different from the one that constraints give the view.
  public var isMarkedMisplaced = false
  /// Which ambiguities of the view and its descendants are reported.
  public var ambiguityVerification = AmbiguityVerification.always
  /// The size of the superview to which the recorded frame belongs, or nil to use the size of the superview's recorded
  /// frame.
  public var recordedSuperviewSize: Size?
  /// The parts that follow the superview when the recorded frame is resized, for views that no constraint places.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether the recorded frame and the mask place the view, instead of constraints.
  public var isPlacedByMask = false
  /// Whether Xcode marked the view as one with a fixed frame: no constraint of the author names it.
  public var hasFixedFrame = false
  /// The content hugging priorities in the document, or nil for the default of the class.
  public var contentHugging = OptionalAxisPriorities()
  /// The compression resistance priorities in the document, or nil for the default of the class.
  public var compressionResistance = OptionalAxisPriorities()
  /// A content size in the document, which overrides the measured one on each axis that it states.
  public var statedContentSize = IntrinsicContentSize.none
  /// Interface Builder's placeholder size: it overrides all other content sizes at design time and does not exist at
  /// run time (specification SIZ-08).
  public var placeholderContentSize = IntrinsicContentSize.none
  /// The size that the alignment rectangle keeps if nothing else decides it, as Interface Builder recorded it, in
  /// points. None for a view that keeps none (specification SIZ-21).
  public var keptSize = IntrinsicContentSize.none
  /// The distances by which the frame extends beyond the alignment rectangle, in points, or nil for the default of the
  /// class.
  public var alignmentRectInsets: EdgeInsets?
  /// The layout margins.
  public var margins = ViewMargins()
  /// The settings of a stack view, or nil for other views.
  public var stack: StackLayout?
  /// Whether its content scrolls.
  public var isScrollView = false
  /// The insets of its content, for views that scroll.
  public var scrollInsets = ScrollInsets()
  /// The fixed writing direction, or nil to use the locale's.
  public var direction: LayoutDirection?

  /// Creates the placement of a plain view that constraints place.
  public init() {}
}
