internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A control that is a switch between off and on: 51 × 31 points, 49 of them in its alignment rectangle.
open class UISwitch: UIControl {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UISwitch { CommonAppearance.control }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISwitch
  {
    CommonAppearance.control
  }
  /// True where it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// A switch; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.naturalFrameSize))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A switch from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The natural size of the frame, in points.
  private static var naturalFrameSize: CGSize {
    CGSize(UIControl.metrics.switchSize, outsetBy: ControlMetrics.switchInsets)
  }
  open override var intrinsicContentSize: CGSize { CGSize(UIControl.metrics.switchSize) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.switchInsets) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { Self.naturalFrameSize }
  /// Kept; nothing here depends on it.
  open var preferredStyle = Style.automatic
  /// Kept; nothing here depends on it.
  open var title: String?
  /// The style.
  open var style: Style { .sliding }
}
