internal import AutoLayout
public import Foundation
internal import Scenes

/// A bar that shows how far something has come, 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIProgressView { CommonAppearance.progressView }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIProgressView
  {
    CommonAppearance.progressView
  }
  /// Looks of the bar.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?
  /// The look.
  open var progressViewStyle = Style.default
  /// A bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIControl.metrics.progressHeight)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControl.metrics.progressHeight)
  }
  /// Kept; nothing here depends on it.
  open var progressImage: UIImage?
  /// Kept; nothing here depends on it.
  open var trackImage: UIImage?
}
