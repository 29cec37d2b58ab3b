extension UITraitCollection {
  /// The value of a trait, or the one that it has where nobody says another.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass as? Trait.Value ?? Trait.defaultValue
    case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass as? Trait.Value ?? Trait.defaultValue
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle as? Trait.Value ?? Trait.defaultValue
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom as? Trait.Value ?? Trait.defaultValue
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      preferredContentSizeCategory as? Trait.Value ?? Trait.defaultValue
    case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection as? Trait.Value ?? Trait.defaultValue
    case ObjectIdentifier(UITraitDisplayScale.self): displayScale as? Trait.Value ?? Trait.defaultValue
    default: others.values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
    }
  }

  /// Traits that a function has changed, from those that say nothing.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(traitsFrom: [UITraitCollection().modifyingTraits(mutations)])
  }

  /// These traits after changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitMutations(collection: self)
    mutations(&traits)
    return (traits as? UITraitMutations)?.collection ?? self
  }

  func with<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) -> UITraitCollection {
    let key = ObjectIdentifier(trait)
    switch key {
    case ObjectIdentifier(UITraitHorizontalSizeClass.self):
      return changed(horizontalSizeClass: value as? UIUserInterfaceSizeClass)
    case ObjectIdentifier(UITraitVerticalSizeClass.self):
      return changed(verticalSizeClass: value as? UIUserInterfaceSizeClass)
    case ObjectIdentifier(UITraitUserInterfaceStyle.self):
      return changed(userInterfaceStyle: value as? UIUserInterfaceStyle)
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self):
      return changed(userInterfaceIdiom: value as? UIUserInterfaceIdiom)
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      return changed(preferredContentSizeCategory: value as? UIContentSizeCategory)
    case ObjectIdentifier(UITraitLayoutDirection.self):
      return changed(layoutDirection: value as? UITraitEnvironmentLayoutDirection)
    case ObjectIdentifier(UITraitDisplayScale.self): return changed(displayScale: value as? CGFloat)
    default:
      var others = others
      others.values[key] = value
      return changed(others: others)
    }
  }

  func without(_ trait: UITrait) -> UITraitCollection {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): return changed(horizontalSizeClass: .unspecified)
    case ObjectIdentifier(UITraitVerticalSizeClass.self): return changed(verticalSizeClass: .unspecified)
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): return changed(userInterfaceStyle: .unspecified)
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self): return changed(userInterfaceIdiom: .unspecified)
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      return changed(preferredContentSizeCategory: .unspecified)
    case ObjectIdentifier(UITraitLayoutDirection.self): return changed(layoutDirection: .unspecified)
    case ObjectIdentifier(UITraitDisplayScale.self): return changed(displayScale: 0)
    default:
      var others = others
      others.values[ObjectIdentifier(trait)] = nil
      return changed(others: others)
    }
  }

  private func changed(
    horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil,
    userInterfaceStyle: UIUserInterfaceStyle? = nil, userInterfaceIdiom: UIUserInterfaceIdiom? = nil,
    preferredContentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, displayScale: CGFloat? = nil,
    others: OtherTraits? = nil
  ) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass ?? self.horizontalSizeClass, verticalSizeClass ?? self.verticalSizeClass,
      idiom: userInterfaceIdiom ?? self.userInterfaceIdiom, style: userInterfaceStyle ?? self.userInterfaceStyle,
      direction: layoutDirection ?? self.layoutDirection, scale: displayScale ?? self.displayScale,
      category: preferredContentSizeCategory ?? self.preferredContentSizeCategory, others: others ?? self.others)
  }

  /// Runs code while these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  /// Traits that say one thing alone.
  convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    self.init(others: OtherTraits(values: [ObjectIdentifier(trait): value]))
  }

  /// The traits on which colours of the system depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
  /// The traits on which pictures of catalogues depend.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    ]
  }
}
