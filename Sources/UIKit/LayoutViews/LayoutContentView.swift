public import AutoLayout
public import Geometry

/// A view with a natural size: an image, a button, a control of one's own.
open class LayoutContentView: LayoutView {
  /// The size of the content, in points; ``LayoutView/noIntrinsicMetric`` on an axis without one.
  public var contentSize: Size
  /// The places of the text's baselines in the alignment rectangle, in points.
  public var baseline: TextBaseline

  /// A view whose content has a size, in points, and perhaps a baseline.
  public init(contentSize: Size, baseline: TextBaseline = .none) {
    self.contentSize = contentSize
    self.baseline = baseline
    super.init(frame: .zero)
  }

  open override var intrinsicContentSize: Size { contentSize }
  open override var textBaseline: TextBaseline { baseline }
}
