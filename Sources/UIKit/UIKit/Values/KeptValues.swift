internal import Foundation

/// The values of properties that code sets and reads and that do not affect layouts, by property name.
///
/// Few objects have any. The others only need the space of one reference.
@MainActor
final class KeptValues {
  private var values: [String: Any] = [:]

  /// Returns the value of a property, or its initial value.
  func value<Value>(_ name: String, _ initial: () -> Value) -> Value { values[name] as? Value ?? initial() }
  /// Stores the value of a property; nil removes it.
  func set(_ value: Any?, _ name: String) { values[name] = value }
}

extension UIResponderDeclarations {
  /// Returns the value of the calling property, or its initial value.
  func kept<Value>(_ initial: @autoclosure () -> Value, _ name: String = #function) -> Value {
    keptValues?.value(name, initial) ?? initial()
  }

  /// Stores the value of the calling property.
  func keep(_ value: Any?, _ name: String = #function) {
    let values = keptValues ?? KeptValues()
    keptValues = values
    values.set(value, name)
  }
}
