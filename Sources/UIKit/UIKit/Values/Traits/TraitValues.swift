internal import Foundation

/// The values of traits, by name and by type.
struct TraitValues: Sendable, Equatable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The traits that layouts do not use.
  var others = OtherTraits()

  private typealias Path = PartialKeyPath<TraitValues> & Sendable

  /// The traits with their own property, since layouts use them.
  private static let paths: [ObjectIdentifier: any Path] = [
    ObjectIdentifier(UITraitHorizontalSizeClass.self): \.horizontalSizeClass,
    ObjectIdentifier(UITraitVerticalSizeClass.self): \.verticalSizeClass,
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): \.userInterfaceIdiom,
    ObjectIdentifier(UITraitUserInterfaceStyle.self): \.userInterfaceStyle,
    ObjectIdentifier(UITraitLayoutDirection.self): \.layoutDirection,
    ObjectIdentifier(UITraitDisplayScale.self): \.displayScale,
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): \.preferredContentSizeCategory,
  ]

  /// The value of a trait, or its default value.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let key = ObjectIdentifier(trait)
      let value = Self.paths[key].map { self[keyPath: $0] } ?? others.values[key]
      return value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      let key = ObjectIdentifier(trait)
      guard let path = Self.paths[key] else {
        others.values[key] = newValue
        return
      }
      if let path = path as? WritableKeyPath<TraitValues, Trait.Value> { self[keyPath: path] = newValue }
    }
  }

  /// Resets a trait to its default value.
  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if Self.paths[ObjectIdentifier(trait)] != nil {
      self[trait] = Trait.defaultValue
    } else {
      others.values[ObjectIdentifier(trait)] = nil
    }
  }
}
