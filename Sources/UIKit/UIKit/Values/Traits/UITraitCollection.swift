public import Foundation

/// The surroundings that a view is shown in.
public final class UITraitCollection: NSObject, Sendable {
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of reading.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
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
