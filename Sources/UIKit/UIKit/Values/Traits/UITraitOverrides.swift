/// The traits that a view or controller overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  /// The overridden traits; the others are unspecified.
  var collection = UITraitCollection()
  private var said: Set<ObjectIdentifier> = []

  init() {}

  /// The overridden value of a trait, or its default value.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      collection = collection.with(trait, newValue)
      said.insert(ObjectIdentifier(trait))
    }
  }
  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { said.contains(ObjectIdentifier(trait)) }
  public mutating func remove(_ trait: UITrait) {
    collection = collection.without(trait)
    said.remove(ObjectIdentifier(trait))
  }
}
