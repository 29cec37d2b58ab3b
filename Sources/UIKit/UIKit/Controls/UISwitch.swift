internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A switch: 51 × 31 points, of which the alignment rectangle is 49 wide.
open class UISwitch: UISwitchDeclarations {
  open var isOn = false
  /// The color while the switch is on.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Creates a switch at the origin of a frame, in points. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.naturalFrameSize))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// Creates a switch from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The natural size of the frame, in points.
  private static var naturalFrameSize: CGSize {
    CGSize(UIControl.metrics.switchSize, outsetBy: ControlMetrics.switchInsets)
  }
  open override var intrinsicContentSize: CGSize { CGSize(UIControl.metrics.switchSize) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.switchInsets) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { Self.naturalFrameSize }
  open var preferredStyle = Style.automatic
  open var title: String?
  open var style: Style { .sliding }
}
