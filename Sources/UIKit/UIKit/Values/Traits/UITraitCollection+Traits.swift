extension UITraitCollection {
  /// The value of a trait, or the one that it has where no other is said.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

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
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  func without(_ trait: UITrait) -> UITraitCollection {
    var values = values
    values.remove(trait)
    return UITraitCollection(values)
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
    var values = TraitValues()
    values[trait] = value
    self.init(values)
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
