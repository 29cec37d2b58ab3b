internal import Foundation

/// Values that code sets and reads, and that have no influence on a layout, by the names of their properties.
///
/// Few objects have any; the others spend the room of one reference on them.
@MainActor
final class KeptValues {
  private var values: [String: Any] = [:]

  /// The value of a property, or the one it has at first.
  func value<Value>(_ name: String, _ initial: () -> Value) -> Value { values[name] as? Value ?? initial() }
  /// Keeps the value of a property; nil takes it away.
  func set(_ value: Any?, _ name: String) { values[name] = value }
}

extension UIResponderDeclarations {
  /// The value of the property that asks, or the one it has at first.
  func kept<Value>(_ initial: @autoclosure () -> Value, _ name: String = #function) -> Value {
    keptValues?.value(name, initial) ?? initial()
  }

  /// Keeps the value of the property that says so.
  func keep(_ value: Any?, _ name: String = #function) {
    let values = keptValues ?? KeptValues()
    keptValues = values
    values.set(value, name)
  }
}
