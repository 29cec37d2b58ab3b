public import UIKit

/// A screen that shows one view below the status bar, as wide as the screen and as tall as its content. `run` draws
/// views without a preview in it.
@preconcurrency @MainActor
public final class FittedView: UIView {
  private let content: UIView
  /// How often the content is measured again. Each measurement requests another layout.
  private var measurementsLeft = FittedView.mostMeasurements
  private static let mostMeasurements = 3
  /// The height of a view without content and constraints, in points.
  private static let usualHeight: CGFloat = 100

  /// Creates a screen that shows a view.
  public init(showing content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    // Its own constraints must not conflict with a frame before it is measured, since broken ones stay broken.
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
  }
  /// Returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Shows the content on dark gray if it has no background and all its text is as light as the screen.
  func contrastWithContent() {
    guard traitCollection.userInterfaceStyle != .dark, content.hasOnlyLightText else { return }
    backgroundColor = .darkGray
  }

  public override func setNeedsLayout() {
    measurementsLeft = Self.mostMeasurements
    super.setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard measurementsLeft > 0 else { return }
    measurementsLeft -= 1
    // The frame of the view must not take part in its measurement, nor must the width of the screen oppose its own.
    content.translatesAutoresizingMaskIntoConstraints = false
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
    content.translatesAutoresizingMaskIntoConstraints = true
    let width = fitting.width > 0 ? min(fitting.width, bounds.width) : bounds.width
    let own = content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let height = [fitting.height, own, content.bounds.height].first { $0 > 0 && $0 < 1e5 } ?? Self.usualHeight
    content.frame = CGRect(x: 0, y: safeAreaInsets.top, width: width, height: height)
  }
}
