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

extension UIContentSizeCategory {
  /// True for the sizes of those who see little.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }

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
