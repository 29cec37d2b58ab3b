public import Foundation
internal import Synchronization
internal import Typography

extension UIContentSizeCategory: Comparable {
  /// Whether the first size is smaller.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    let sizes = Typography.TextSize.allCases
    let positions = [left, right].map { sizes.firstIndex(of: $0.engineSize) ?? 0 }
    return positions[0] < positions[1]
  }
  /// The notification about a change of the text size in the user's settings.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIContentSizeCategory {
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

  init(_ size: Typography.TextSize) { self = Self.order.first { $0.engineSize == size } ?? .large }
}
