/// A large value that its owners share until one of them changes it.
///
/// Copying an owner copies one reference instead of the value. Swift has no other storage that does this, is
/// changed in place if it has a single owner, and is `Sendable` without a promise that the compiler cannot verify: an
/// array of one element. Accessors are inlined into other modules, where they would otherwise copy the whole value.
@usableFromInline
package struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value, as the only element.
  @usableFromInline var storage: [Value]

  /// Stores a value.
  @inlinable
  package init(_ value: Value) { storage = [value] }

  /// The stored value, read and changed in place. A span borrows its element, which an array would copy.
  @inlinable package var value: Value {
    _read { yield storage.span[0] }
    _modify { yield &storage[0] }
  }

  @inlinable
  package static func == (first: Self, second: Self) -> Bool {
    let (first, second) = (first.storage.span, second.storage.span)
    return first.isIdentical(to: second) || first[0] == second[0]
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
