extension UITraitCollection {
  /// The value of a trait, or its default value.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Creates unspecified traits changed by a function.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(traitsFrom: [UITraitCollection().modifyingTraits(mutations)])
  }

  /// Returns these traits changed by a function.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitMutations(collection: self)
    mutations(&traits)
    return (traits as? UITraitMutations)?.collection ?? self
  }

  func with<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  func without(_ trait: UITrait) -> UITraitCollection {
    var values = values
    values.remove(trait)
    return UITraitCollection(values)
  }

  /// Runs code with these as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  /// Creates traits with only one specified.
  convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// The traits that affect the system's colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
  /// The traits that affect images of catalogs.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    ]
  }
}
