public import Foundation

/// The texts, the picture and the buttons of a screen that has nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
  }
  /// Places of the content.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// As a title.
    case natural = 1
  }

  /// The text.
  public var text: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with its attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// The look of the text.
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The button.
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the content.
  public var alignment = Alignment.center
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The room between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The room between texts and buttons, in points.
  public var textToButtonPadding: CGFloat = 10
  /// The look behind.
  public var background = UIBackgroundConfiguration()

  /// A screen without anything.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// A screen that waits.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "Loading…"
    return made
  }
  /// A screen without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// The content, whatever the state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// A view in the middle of which the content of a screen stands that has nothing to show.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()

  /// The content.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// A view that shows a content.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor), column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
    ])
    show()
  }
  /// A view from an archive: here one without a content.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if let image = content.image { add(UIImageView(image: image), content.imageToTextPadding) }
    add(content.text, content.attributedText, content.textProperties, content.textToSecondaryTextPadding)
    add(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      content.textToButtonPadding)
    for button in [content.button, content.secondaryButton] where button.title != nil || button.image != nil {
      add(UIButton(configuration: button, primaryAction: nil), content.textToButtonPadding)
    }
  }

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
