/// A mutable collection of traits.
@preconcurrency
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
