public import Foundation
internal import Synchronization
internal import Typography

extension UIContentSizeCategory: Comparable {
  /// Tells the smaller size from the larger one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    let sizes = Typography.TextSize.allCases
    let positions = [left, right].map { sizes.firstIndex(of: $0.engineSize) ?? 0 }
    return positions[0] < positions[1]
  }
  /// The user has chosen another size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The size of text that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large: the size of new devices.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// Medium for those who see little.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Large for those who see little.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Extra large for those who see little.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Extra extra large for those who see little.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// True for the sizes of those who see little.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }
}

extension UIContentSizeCategory {
  /// The categories from the smallest to the largest.
  private static let order: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var engineSize: Typography.TextSize {
    let sizes = Typography.TextSize.allCases
    guard let position = Self.order.firstIndex(of: self), sizes.indices.contains(position) else { return .l }
    return sizes[position]
  }

  /// The category of a text size.
  init(_ size: Typography.TextSize) { self = Self.order.first { $0.engineSize == size } ?? .large }
}
