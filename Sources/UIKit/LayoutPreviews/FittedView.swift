public import UIKit

/// A screen that shows one view below the status bar, as wide as the screen and as tall as its content. `run` draws
/// views without a preview in it.
@preconcurrency @MainActor
public final class FittedView: UIView {
  private let content: UIView
  /// The height of a view without content and constraints, in points.
  private static let usualHeight: CGFloat = 100

  /// A screen that shows a view.
  public init(showing content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    content.translatesAutoresizingMaskIntoConstraints = true
    addSubview(content)
  }
  /// Returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: bounds.width, height: 0)
    let fitting = content.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    let own = content.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    let height = [fitting, own, content.bounds.height].first { $0 > 0 && $0 < 1e5 } ?? Self.usualHeight
    content.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
  }
}
