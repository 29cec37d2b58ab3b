public import Foundation

/// The text and the image of a row.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Whether the text and the secondary text are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The insets around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal distance between text and secondary text side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The vertical distance between text and secondary text below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The axes along which the superview's margins are preserved. Only those at the sides are applied.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var alpha: CGFloat = 1
  /// The smallest height of a row with this content, in points. Headers and footers have none.
  var minimumRowHeight: CGFloat = 0

  init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle, _ color: UIColor) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration { row(.caption1) }
  private static func row(_ second: UIFont.TextStyle) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, second, .label)
    made.minimumRowHeight = 44
    return made
  }
  /// Returns a row with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// Returns a row with its text and secondary text side by side.
  public static func valueCell() -> UIListContentConfiguration {
    var made = row(.body)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .subheadline, .label)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote, .secondaryLabel)
  }
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedHeader() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .subheadline, .label)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title3, .subheadline, .label)
  }
  /// Returns a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns a row of a sidebar with the secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns a row of an accompanied sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns a row of an accompanied sidebar with the secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// Returns a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration itself, in any state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a string with the transform applied.
  func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
