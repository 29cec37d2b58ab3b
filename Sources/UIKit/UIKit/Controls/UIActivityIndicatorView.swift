internal import AutoLayout
public import Foundation
internal import Scenes

/// A wheel that turns, 20 points large or 37.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIActivityIndicatorView { CommonAppearance.activityIndicator }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIActivityIndicatorView
  {
    CommonAppearance.activityIndicator
  }
  /// Sizes of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }
  /// The size.
  open var style = Style.medium { didSet { contentDidChange() } }
  /// The colour.
  open var color: UIColor! = .gray
  /// True where it is seen only while it turns.
  open var hidesWhenStopped = true
  /// True while it turns.
  public private(set) var isAnimating = false
  /// A wheel of a size.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A wheel with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A wheel from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops it.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  open override var intrinsicContentSize: CGSize {
    Self.size(of: style)
  }
  private static func size(of style: Style) -> CGSize {
    let side = UIControl.metrics.activityIndicatorSide(isLarge: style == .large)
    return CGSize(width: side, height: side)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
