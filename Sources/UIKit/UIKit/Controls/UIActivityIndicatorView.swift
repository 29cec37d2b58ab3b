internal import AutoLayout
public import Foundation
internal import Scenes

/// An activity indicator: 20 points square, or 37 if large.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIActivityIndicatorViewDeclarations {
  open var style = Style.medium { didSet { contentDidChange() } }
  open var color: UIColor! = .gray
  /// Whether the indicator is hidden while it is not animating.
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false
  /// Creates an indicator of a style, with the size of that style.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// Creates an indicator with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// Creates an indicator from an archive; here an empty one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
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
