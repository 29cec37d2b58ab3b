internal import AutoLayout
public import Foundation
internal import Scenes

/// A wheel that turns, 20 points large or 37.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIActivityIndicatorViewDeclarations {
  open var style = Style.medium { didSet { contentDidChange() } }
  open var color: UIColor! = .gray
  /// Whether it is seen only while it turns.
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
