internal import AutoLayout
public import Foundation

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Rules by which the safe area adds to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the controller says.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  private var ownContentSize = CGSize.zero
  /// The size that constraints give the content, in points; nil where none name it.
  var solvedContentSize: CGSize?

  /// The size of the content, in points: that of constraints where they decide it.
  open var contentSize: CGSize {
    get { solvedContentSize ?? ownContentSize }
    set {
      ownContentSize = newValue
      requestLayout()
    }
  }
  /// The point of the content at the corner of the view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// The room around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { requestLayout() } }
  /// The rule by which the safe area adds to the room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The room around the bars that tell the place, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The room above and below the bar at the side, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The room beside the bar below, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Returns whether a touch of a view in the content becomes a move of the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Returns whether a touch goes to a view in the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether the safe area adds to the room around the bars.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the content moves.
  open var isScrollEnabled = true
  /// The rule by which it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// True while a finger touches it.
  open var isTracking: Bool { false }
  /// True while a finger moves it.
  open var isDragging: Bool { false }
  /// True while it comes to rest.
  open var isDecelerating: Bool { false }
  /// Whether the content goes to the top at a touch of the status bar.
  open var scrollsToTop = true
  /// Whether touches of the content may be taken away.
  open var canCancelContentTouches = true
  /// Whether the content becomes larger and smaller beyond its sizes.
  open var bouncesZoom = true
  /// Makes the content larger or smaller.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it moves beyond its edges.
  open var bounces = true
  /// Whether it does so also while it is small, up and down.
  open var alwaysBounceVertical = false
  /// Whether it does so also while it is small, from side to side.
  open var alwaysBounceHorizontal = false
  /// Whether a bar at the side tells the place.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar below tells the place.
  open var showsHorizontalScrollIndicator = true
  /// The look of those bars.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether touches wait until it is clear whether they scroll.
  open var delaysContentTouches = true
  /// Whether the content moves along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// The rule by which the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The size of the content, 1 for its own.
  open var zoomScale: CGFloat = 1
  /// The smallest size of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest size of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The control that fetches the content anew.
  open var refreshControl: UIRefreshControl?
  /// The gesture that moves the content.
  open lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// A scroll view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The room around the content with the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: contentInset
    case .automatic, .scrollableAxes, .always: contentInset + safeAreaInsets
    }
  }

  /// The content, whose size constraints decide.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }
  /// The frame of the scroll view, as its contents see it.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
  /// Whether edges mean the content in constraints with what the view holds.
  var scrollsConstrainedContent: Bool { true }

  /// Moves the content at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Moves the content so that a rectangle of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = offset
  }

  /// Shows the bars that tell the place.
  open func flashScrollIndicators() {}

  open override func layoutSubviews() {
    solveIfNeeded()
    super.layoutSubviews()
  }
  /// Called when the insets have changed.
  open func adjustedContentInsetDidChange() {}
  /// Shows a part of the content; nothing is made larger here.
  open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }
  /// False: nothing moves by itself.
  open var isZooming: Bool { false }
  /// Recognizes that the content is made larger.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  open var bouncesHorizontally = true
  open var bouncesVertically = true
}
