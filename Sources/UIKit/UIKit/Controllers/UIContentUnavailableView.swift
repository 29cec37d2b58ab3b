public import Foundation

/// A view that centers the content of its configuration.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()

  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      // The margins contain the safe area, in which the content is centered.
      column.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
    ])
    show()
  }
  override var ownsItsParts: Bool { true }
  /// Returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if let image = content.image { add(picture(image, content.imageProperties), content.imageToTextPadding) }
    add(content.text, content.attributedText, content.textProperties, content.textToSecondaryTextPadding)
    add(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      content.textToButtonPadding)
    for button in [content.button, content.secondaryButton] where button.title != nil || button.image != nil {
      add(UIButton(configuration: button, primaryAction: nil), content.textToButtonPadding)
    }
  }

  private func picture(
    _ image: UIImage, _ look: UIContentUnavailableConfiguration.ImageProperties
  ) -> UIImageView {
    let view = UIImageView(image: image)
    view.tintColor = look.tintColor ?? .secondaryLabel
    view.preferredSymbolConfiguration =
      look.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    return view
  }

  /// The size of a symbol above the text, in points.
  private static let symbolSize: CGFloat = 48

  private func add(
    _ text: String?, _ attributed: NSAttributedString?, _ look: UIContentUnavailableConfiguration.TextProperties,
    _ gap: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
    label.textAlignment = .center
    label.text = text
    if let attributed { label.attributedText = attributed }
    add(label, gap)
  }

  private func add(_ view: UIView, _ gap: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(gap, after: view)
  }
}
