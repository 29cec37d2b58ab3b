internal import AutoLayout
public import Foundation
internal import Scenes

/// A bar that shows the progress of a task, 4 points tall.
@preconcurrency @MainActor
open class UIProgressView: UIProgressViewDeclarations {
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The color of the completed part.
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressViewStyle = Style.default
  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIControl.metrics.progressHeight)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControl.metrics.progressHeight)
  }
  open var progressImage: UIImage?
  open var trackImage: UIImage?
}
