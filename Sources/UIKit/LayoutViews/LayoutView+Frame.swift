internal import AutoLayout
public import Geometry

/// The place that a view was given and the place where it lies, in its superview's coordinates and in points.
struct ViewPlacement {
  /// The frame of the view now.
  var frame = Rect.zero
  /// The frame that the view was given; nil where nobody gave one.
  var designFrame: Rect?
  /// The size of the superview at that time; nil where there was none.
  var superviewSize: Size?
}

extension LayoutView {
  /// The place of the view in its superview, in points.
  ///
  /// Setting it says where the view belongs: exactly while its mask is translated into constraints, and otherwise where
  /// constraints leave the place open (specification G-05). Of the root only the size counts.
  public var frame: Rect {
    get { placement.frame }
    set {
      placement.frame = newValue
      placement.designFrame = newValue
      placement.superviewSize = superview?.frame.size
    }
  }

  /// The view's own coordinates: its size, from 0, 0.
  public var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame = Rect(origin: frame.origin, size: newValue.size) }
  }

  /// Makes the frame as large as the content on each axis that the content has a size on; the origin stays
  /// (specification SIZ-07, Interface Builder's Size to Fit Content).
  public func sizeToFit() {
    let natural = frame(forAlignmentRect: Rect(origin: .zero, size: intrinsicContentSize)).size
    frame.size = Size(
      width: intrinsicContentSize.width < 0 ? frame.width : natural.width,
      height: intrinsicContentSize.height < 0 ? frame.height : natural.height)
  }

  /// The middle of the frame in the superview, in points.
  public var center: Point { frame.center }

  /// The alignment rectangle for a frame (specification ALN-01).
  public func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle.
  public func frame(forAlignmentRect rect: Rect) -> Rect { rect.outset(by: alignmentRectInsets) }

  /// A rectangle of the view's own coordinates in those of another view of the same tree, or of the root for nil.
  public func convert(_ rect: Rect, to view: LayoutView?) -> Rect {
    let (here, there) = (absoluteOrigin, view?.absoluteOrigin ?? .zero)
    return rect.moved(byX: here.x - there.x, y: here.y - there.y)
  }

  private var absoluteOrigin: Point {
    var origin = Point.zero
    var view = self
    while let superview = view.superview {
      origin = origin.moved(byX: view.frame.minX, y: view.frame.minY)
      view = superview
    }
    return origin
  }

  /// The safe area of the view in the last layout, as distances from its edges in points.
  public var safeAreaInsets: EdgeInsets { guideInsets.safeArea }
}
