public import Foundation

/// The amount of room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Enough room for another column or row.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark letters on a light ground.
  case light = 1
  /// Light letters on a dark ground.
  case dark = 2
}

/// Whether a screen feels how strongly it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction of reading as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The size of text that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large: the size of new devices.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Extra extra extra large.
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
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// True for the sizes of those who see little.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }
}

/// The surroundings that a view is shown in.
public final class UITraitCollection: NSObject, Sendable {
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of reading.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The pixels of a point.
  public let displayScale: CGFloat
  /// The size of text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The traits that layouts do not ask.
  let others: OtherTraits

  /// Traits that say nothing.
  public override convenience init() { self.init(.unspecified) }

  init(
    _ horizontal: UIUserInterfaceSizeClass = .unspecified, _ vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified, others: OtherTraits = OtherTraits()
  ) {
    (horizontalSizeClass, verticalSizeClass, userInterfaceIdiom) = (horizontal, vertical, idiom)
    (userInterfaceStyle, layoutDirection, displayScale) = (style, direction, scale)
    preferredContentSizeCategory = category
    self.others = others
  }

  /// Traits that tell the room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontalSizeClass) }
  /// Traits that tell the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(.unspecified, verticalSizeClass) }
  /// Traits that tell the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
  /// Traits that tell light from dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Traits that tell the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(direction: layoutDirection) }
  /// Traits that tell the pixels of a point.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  /// Traits that tell the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  /// Traits that tell all that others tell, the later ones first.
  public convenience init(traitsFrom all: [UITraitCollection]) {
    func last<Value: Equatable>(_ key: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      all.last { $0[keyPath: key] != none }?[keyPath: key] ?? none
    }
    self.init(
      last(\.horizontalSizeClass, .unspecified), last(\.verticalSizeClass, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified), style: last(\.userInterfaceStyle, .unspecified),
      direction: last(\.layoutDirection, .unspecified), scale: last(\.displayScale, 0),
      category: last(\.preferredContentSizeCategory, .unspecified),
      others: all.reduce(into: OtherTraits()) { $0.values.merge($1.others.values) { $1 } })
  }

  /// Traits of a phone that is held upright, light, with text of the usual size.
  public static var current: UITraitCollection {
    get { LayoutSurroundings.current.read { $0.traits } }
    set { LayoutSurroundings.current.change { $0.traits = newValue } }
  }

  /// Returns whether all that other traits tell is so in these.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  /// Returns whether colours may look otherwise than in other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// The traits with another room from left to right and from top to bottom.
  func with(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(horizontal, vertical)])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory && others == other.others
  }

  public override var hash: Int { [horizontalSizeClass.rawValue, verticalSizeClass.rawValue].hashValue }
}

/// Contrasts of colours.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// A high one.
  case high = 1
}

/// Ways in which the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By moving.
  case slide = 2
}
