public import Foundation

/// The text, image and buttons of a view without content, such as an empty list.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The insets around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the text and the buttons, in points.
  public var textToButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration()

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "Loading…"
    return made
  }
  /// Returns the configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// Returns a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// Returns the configuration itself, in any state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
