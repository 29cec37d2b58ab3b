public import Foundation

/// An observation of a property. It ends when the object is released.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// A function that compares the property with its last known value and reports a change.
  private var check: (() -> Void)?

  init(check: @escaping () -> Void) { self.check = check }

  /// Ends the observation.
  public func invalidate() { check = nil }

  /// Whether changes are still reported.
  var isValid: Bool { check != nil }

  func propertyMayHaveChanged() { check?() }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// The value after the change. Nil unless the options request it.
  public let newValue: Value?
  /// The value before the change. Nil unless the options request it.
  public let oldValue: Value?
  /// The changed positions in a collection. Always nil, because collections are replaced as a whole.
  public let indexes: IndexSet?
  /// Whether the change is reported before it happens. Always false.
  public let isPrior: Bool
}

/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The values that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Reports the current value immediately.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Requests a report before each change. It has no effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
