internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A pair of buttons that count up and down: 94 × 32 points.
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  /// Whether it counts from the end to the beginning.
  open var wraps = false
  /// Whether it counts while it is touched.
  open var autorepeat = true

  /// A stepper; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(UIControl.metrics.stepperSize)))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A stepper from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { CGSize(UIControl.metrics.stepperSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open var isContinuous = true
  /// Gives the right side a picture; does nothing.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Gives the left side a picture; does nothing.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}
