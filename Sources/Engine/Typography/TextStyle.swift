/// Apple's text styles, whose point size follows the user's text size.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subhead, footnote, caption1, caption2

  /// UIKit's name of ``subhead``.
  private static let subheadline = "subheadline"

  public static var names: [String] { allCases.map(\.rawValue) + [subheadline] }

  /// Creates the style with the given name: its own, or UIKit's (`subheadline`).
  public init?(name: String) {
    self.init(rawValue: name == Self.subheadline ? Self.subhead.rawValue : name)
  }

  /// The weight of the style: semibold for headlines, otherwise regular.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// Returns the size of the style in points at a text size, from Apple's Human Interface Guidelines (Typography, iOS).
  public func pointSize(at textSize: TextSize) -> Double {
    let sizes = Self.pointSizes(of: self)
    let index = TextSize.allCases.firstIndex(of: textSize) ?? 3
    return sizes[index]
  }

  /// Returns the sizes of a style from XS to AX5.
  private static func pointSizes(of style: TextStyle) -> [Double] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subhead: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
