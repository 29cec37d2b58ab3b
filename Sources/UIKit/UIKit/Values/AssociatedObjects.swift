// The names come from Objective-C's runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import Foundation
internal import Synchronization

/// Returns the value that is associated with an object and a key, or nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let (owner, key) = (AssociationOwner(object: object as AnyObject), Int(bitPattern: key))
  return associations.withLock { $0.value(of: owner, for: key) }?.value
}

/// Associates a value with an object and a key; nil removes it. The value is released with the object, at the latest
/// when values of deallocated objects are removed.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let (owner, key) = (AssociationOwner(object: object as AnyObject), Int(bitPattern: key))
  let stored = value.map { AssociatedValue(value: $0) }
  // Releasing a value may run any code, so it is released after the lock.
  _ = associations.withLock { $0.set(stored, of: owner, for: key) }
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = AssociationOwner(object: object as AnyObject)
  _ = associations.withLock { $0.removeAll(of: owner) }
}

private let associations = Mutex(Associations())

/// A value of any type. Only the caller uses it, on its own thread.
private struct AssociatedValue: @unchecked Sendable {
  let value: Any
}

/// An object with associated values, which is only compared.
private struct AssociationOwner: @unchecked Sendable {
  weak var object: AnyObject?
  let identifier: ObjectIdentifier

  init(object: AnyObject) {
    self.object = object
    identifier = ObjectIdentifier(object)
  }

  var isGone: Bool { object == nil }
}

private struct Associations: Sendable {
  private var owners: [ObjectIdentifier: (owner: AssociationOwner, values: [Int: AssociatedValue])] = [:]
  /// The number of objects at which values of deallocated ones are removed.
  private var sweepCount = 256

  func value(of owner: AssociationOwner, for key: Int) -> AssociatedValue? {
    guard let known = owners[owner.identifier], !known.owner.isGone else { return nil }
    return known.values[key]
  }

  /// Sets a value and returns those that are no longer needed.
  mutating func set(_ value: AssociatedValue?, of owner: AssociationOwner, for key: Int) -> [AssociatedValue] {
    var gone = sweep()
    if let known = owners[owner.identifier], known.owner.isGone {
      gone += known.values.values
      owners[owner.identifier] = nil
    }
    gone += [owners[owner.identifier]?.values[key]].compactMap(\.self)
    owners[owner.identifier, default: (owner, [:])].values[key] = value
    return gone
  }

  mutating func removeAll(of owner: AssociationOwner) -> [AssociatedValue] {
    owners.removeValue(forKey: owner.identifier).map { Array($0.values.values) } ?? []
  }

  private mutating func sweep() -> [AssociatedValue] {
    guard owners.count >= sweepCount else { return [] }
    let gone = owners.filter { $0.value.owner.isGone }
    for identifier in gone.keys { owners[identifier] = nil }
    sweepCount = max(256, owners.count * 2)
    return gone.values.flatMap { $0.values.values }
  }
}
