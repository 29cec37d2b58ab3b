internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A control that opens a color picker: 28 × 28 points.
open class UIColorWell: UIControl {
  /// The title of the color picker.
  open var title: String?
  /// Whether colors may have an alpha below 1.
  open var supportsAlpha = true
  open var selectedColor: UIColor?
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.colorWellSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
