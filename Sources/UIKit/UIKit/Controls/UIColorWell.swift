internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A control that lets a colour be chosen: 28 × 28 points.
open class UIColorWell: UIControl {
  /// The text above the choice.
  open var title: String?
  /// Whether colours can be seen through.
  open var supportsAlpha = true
  open var selectedColor: UIColor?
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.colorWellSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
