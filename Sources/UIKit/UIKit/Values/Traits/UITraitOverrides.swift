/// The traits that a view or controller says itself, for what it holds as well.
public struct UITraitOverrides: UIMutableTraits {
  /// The traits that are said; the others say nothing.
  var collection = UITraitCollection()
  private var said: Set<ObjectIdentifier> = []

  init() {}

  /// The value of a trait that is said, else the one that it has at first.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      collection = collection.with(trait, newValue)
      said.insert(ObjectIdentifier(trait))
    }
  }
  /// Whether a value of a trait is said.
  public func contains(_ trait: UITrait) -> Bool { said.contains(ObjectIdentifier(trait)) }
  /// Says nothing of a trait from now on.
  public mutating func remove(_ trait: UITrait) {
    collection = collection.without(trait)
    said.remove(ObjectIdentifier(trait))
  }
}
