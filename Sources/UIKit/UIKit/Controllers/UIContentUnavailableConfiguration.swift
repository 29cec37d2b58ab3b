public import Foundation

/// The texts, the picture and the buttons of a screen that has nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  /// The second text with its attributes.
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  /// The look of the text.
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The room between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The room between texts and buttons, in points.
  public var textToButtonPadding: CGFloat = 10
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
