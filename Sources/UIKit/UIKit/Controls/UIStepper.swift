internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A pair of buttons that change a number: 94 × 32 points.
open class UIStepper: UIStepperDeclarations {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100

  /// Creates a stepper at the origin of a frame, in points. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(UIControl.metrics.stepperSize)))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// Creates a stepper from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { CGSize(UIControl.metrics.stepperSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
