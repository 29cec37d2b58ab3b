public import Foundation

/// The texts and the picture of a row.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  /// The second text with its attributes.
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// Whether both texts may stand beside each other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The room between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The directions in which the margins of the view around count; kept.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var alpha: CGFloat = 1

  init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle, _ color: UIColor) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1, .label) }
  /// A row with a text below another one.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// A row with texts beside each other.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .body, .label)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// A view above a section.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .subheadline, .label)
  }
  /// A view above a group.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote, .secondaryLabel)
  }
  /// A view above a section.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// A view below a section.
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  /// A view below a section.
  public static func footer() -> UIListContentConfiguration { groupedHeader() }
  /// A view above a group with much weight.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .subheadline, .label)
  }
  /// A view above a group with the most weight.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title3, .subheadline, .label)
  }
  /// A row of a bar at the side.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row with a text below another one, of a bar at the side.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row that begins a part, of a bar at the side.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A row with a text below another one that begins a part, of a bar at the side.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A view above a part of a bar at the side.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// A view below a group.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The content, whatever the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// A text with the letters that the rule asks for.
  func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
