internal import AutoLayout
public import Foundation

/// A view whose content may be larger than its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIScrollViewDeclarations {
  private var ownContentSize = CGSize.zero
  /// The size of the content that constraints determine, in points. Nil if no constraint refers to it.
  var solvedContentSize: CGSize? {
    didSet { if solvedContentSize != oldValue { observers?.propertiesMayHaveChanged() } }
  }
  /// The insets at the last adjustment of the content offset. Nil before the first layout.
  private(set) var knownAdjustedInset: UIEdgeInsets?

  /// The size of the content, in points. Constraints take precedence over the assigned value.
  open var contentSize: CGSize {
    get { solvedContentSize?.applying(CGAffineTransform(scaleX: zoomScale, y: zoomScale)) ?? ownContentSize }
    set {
      ownContentSize = newValue
      requestLayout()
      observers?.propertiesMayHaveChanged()
    }
  }
  /// The point of the content at the upper left corner of the view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      contentDidScroll()
    }
  }
  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      if knownAdjustedInset != nil || window != nil { adjustContentOffset() }
      requestLayout()
    }
  }
  /// How the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { requestLayout() } }
  /// Whether a touch of a view in the content may become scrolling.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the content scrolls.
  open var isScrollEnabled = true
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms so that a part of the content, in points of the zoomed view, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    let scaled = rect.applying(CGAffineTransform(scaleX: zoomScale, y: zoomScale))
    scrollRectToVisible(scaled, animated: animated)
  }
  private func zoom(to scale: CGFloat) {
    let (former, scale) = (ownZoomScale, allowedZoomScale(scale))
    guard canZoom, scale > 0, scale != former else { return }
    ownZoomScale = scale
    ownContentSize.width *= scale / former
    ownContentSize.height *= scale / former
    scaleZoomedView(from: former, to: scale)
    requestLayout()
    observers?.propertiesMayHaveChanged()
  }
  /// Whether vertical scrolling bounces even if the content is smaller than the view.
  open var alwaysBounceVertical = false
  private var ownZoomScale: CGFloat = 1
  /// The zoom scale, 1 for the content's own size. It only changes if the delegate names a view to zoom.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { zoom(to: newValue) }
  }

  /// Creates a scroll view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The insets around the content including the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    var added = safeAreaInsets
    if !adjustsVerticalInsets { (added.top, added.bottom) = (0, 0) }
    if !adjustsHorizontalInsets { (added.left, added.right) = (0, 0) }
    return contentInset + added
  }

  /// The guide of the content. Constraints to it determine the content size.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }
  /// The guide of the scroll view's frame, for constraints that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }

  /// Sets the content offset, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls so that a rectangle of the content is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width + insets.right), rect.minX - insets.left)
    offset.y = min(max(offset.y, rect.maxY - bounds.height + insets.bottom), rect.minY - insets.top)
    contentOffset = offset
  }

  open override func layoutSubviews() {
    solveIfNeeded()
    adjustContentOffset()
    super.layoutSubviews()
    placeZoomedView()
  }

  override func safeAreaDidChange() { adjustContentOffset() }

  /// Keeps content that is scrolled to its start at the insets when the insets change.
  func adjustContentOffset() {
    let (inset, known) = (adjustedContentInset, knownAdjustedInset ?? .zero)
    let isFirst = knownAdjustedInset == nil
    guard isFirst || inset != known else { return }
    knownAdjustedInset = inset
    var offset = contentOffset
    if offset.y <= -known.top { offset.y += known.top - inset.top }
    if offset.x <= -known.left { offset.x += known.left - inset.left }
    if offset != contentOffset { contentOffset = offset }
    guard !isFirst || inset != .zero else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
  /// The recognizer of pinches for zooming.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
}
