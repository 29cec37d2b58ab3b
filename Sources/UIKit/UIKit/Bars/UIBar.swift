public import Foundation
internal import Scenes

/// A bar at the edge of a screen.
@preconcurrency @MainActor
open class UIBar: UIView {
  /// Whether the content behind is visible through the bar.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  /// The height of the bar, in points.
  var barHeight: CGFloat { ControlMetrics.toolbarHeight }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
}
