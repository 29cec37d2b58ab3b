internal import AutoLayout
public import Foundation

/// A view whose content may be larger than its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIScrollViewDeclarations {
  private var ownContentSize = CGSize.zero
  /// The size of the content that constraints determine, in points; nil if none do.
  var solvedContentSize: CGSize?

  /// The size of the content, in points. Constraints take precedence over the assigned value.
  open var contentSize: CGSize {
    get { solvedContentSize ?? ownContentSize }
    set {
      ownContentSize = newValue
      requestLayout()
    }
  }
  /// The point of the content at the upper left corner of the view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { requestLayout() } }
  /// How the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Returns whether a touch of a view in the content may become scrolling.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the content scrolls.
  open var isScrollEnabled = true
  /// Sets the zoom scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Whether vertical scrolling bounces even if the content is smaller than the view.
  open var alwaysBounceVertical = false
  /// The zoom scale, 1 for the content's own size.
  open var zoomScale: CGFloat = 1

  /// A scroll view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The insets around the content including the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: contentInset
    case .automatic, .scrollableAxes, .always: contentInset + safeAreaInsets
    }
  }

  /// The guide of the content. Constraints to it determine the content size.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }
  /// The guide of the scroll view's frame, for constraints that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
  /// Whether constraints between the edges and subviews refer to the content.
  var scrollsConstrainedContent: Bool { true }

  /// Sets the content offset, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls so that a rectangle of the content is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = offset
  }

  open override func layoutSubviews() {
    solveIfNeeded()
    super.layoutSubviews()
  }
  /// Scrolls to a rectangle. Nothing is zoomed here.
  open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }
  /// The recognizer of pinches for zooming.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
}
