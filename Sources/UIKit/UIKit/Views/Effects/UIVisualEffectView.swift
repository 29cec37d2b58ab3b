internal import AutoLayout
public import Foundation
internal import Scenes

/// A view with an effect on the content behind it. Subviews are added to its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for the subviews.
  public let contentView = UIView()
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect? = nil) {
    super.init(frame: .zero)
    self.effect = effect
    hold()
  }
  /// Creates a view from an archive; here without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
