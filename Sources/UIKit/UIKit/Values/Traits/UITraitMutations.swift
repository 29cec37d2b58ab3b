/// The changes that a function makes to traits.
public struct UITraitMutations: UIMutableTraits {
  var collection: UITraitCollection
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set { collection = collection.with(trait, newValue) }
  }
}
