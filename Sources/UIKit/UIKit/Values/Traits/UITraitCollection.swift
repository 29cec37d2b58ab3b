public import Foundation

/// The traits of the environment in which a view is shown.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  /// Creates unspecified traits.
  public override convenience init() { self.init(TraitValues()) }

  init(_ values: TraitValues) { self.values = values }

  convenience init(
    _ horizontal: UIUserInterfaceSizeClass = .unspecified, _ vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified, others: OtherTraits = OtherTraits()
  ) {
    self.init(
      TraitValues(
        horizontalSizeClass: horizontal, verticalSizeClass: vertical, userInterfaceIdiom: idiom,
        userInterfaceStyle: style, layoutDirection: direction, displayScale: scale,
        preferredContentSizeCategory: category, others: others))
  }

  /// Creates the combination of several collections. Later ones take precedence.
  public convenience init(traitsFrom all: [UITraitCollection]) {
    func last<Value: Equatable>(_ key: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      all.last { $0[keyPath: key] != none }?[keyPath: key] ?? none
    }
    self.init(
      last(\.horizontalSizeClass, .unspecified), last(\.verticalSizeClass, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified), style: last(\.userInterfaceStyle, .unspecified),
      direction: last(\.layoutDirection, .unspecified), scale: last(\.displayScale, 0),
      category: last(\.preferredContentSizeCategory, .unspecified),
      others: all.reduce(into: OtherTraits()) { $0.values.merge($1.values.others.values) { $1 } })
  }

  /// The current traits. By default, they describe a phone in portrait, in light mode and at the standard text
  /// size.
  public static var current: UITraitCollection {
    get { LayoutSurroundings.current.read { $0.traits } }
    set { LayoutSurroundings.current.change { $0.traits = newValue } }
  }

  /// Whether these traits have all specified values of other traits.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  /// Whether colors may differ from those with other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  public override var hash: Int { [horizontalSizeClass.rawValue, verticalSizeClass.rawValue].hashValue }
}
