public import Foundation

/// A value that stands in for one of a module that is not available on Linux.
public protocol MissingValue {
  static var missingValue: Self { get }
}

extension String: MissingValue { public static var missingValue: String { "" } }
extension Int: MissingValue { public static var missingValue: Int { 0 } }
extension Double: MissingValue { public static var missingValue: Double { 0 } }
extension Float: MissingValue { public static var missingValue: Float { 0 } }
extension CGFloat: MissingValue { public static var missingValue: CGFloat { 0 } }
extension Bool: MissingValue { public static var missingValue: Bool { false } }
extension Optional: MissingValue { public static var missingValue: Wrapped? { nil } }
extension Array: MissingValue { public static var missingValue: [Element] { [] } }
extension Dictionary: MissingValue { public static var missingValue: [Key: Value] { [:] } }
extension Set: MissingValue { public static var missingValue: Set<Element> { [] } }
extension Data: MissingValue { public static var missingValue: Data { Data() } }
extension Date: MissingValue { public static var missingValue: Date { Date(timeIntervalSince1970: 0) } }

/// A type that `render-layouts run` declares because no module on Linux has it. It has every property and method that
/// code uses: objects that do nothing, or empty values if code needs one of a known type.
@dynamicMemberLookup
public protocol MissingMembers: AnyObject {}

extension MissingMembers {
  /// The property or method with a name. Setting it does nothing.
  public subscript(dynamicMember name: String) -> MissingObject {
    get { MissingObject() }
    set {}
  }
  /// An element. Setting it does nothing.
  public subscript(index: Any?) -> MissingObject {
    get { MissingObject() }
    set {}
  }
  /// The property with a name, of a known type: the name itself for text, so that labels show something. Setting it
  /// does nothing.
  @_disfavoredOverload
  public subscript<Value: MissingValue>(dynamicMember name: String) -> Value {
    get { Value.self == String.self || Value.self == String?.self ? name as? Value ?? .missingValue : .missingValue }
    set {}
  }
}

/// A property, method or result of a type that is not available on Linux. It can be called, indexed and repeated, and
/// has every member; as a sequence it is empty.
@dynamicCallable
public final class MissingObject: NSObject, MissingMembers, Sequence {
  /// Keeps CoreFoundation from taking the object for one of its own (`AttributeHeader` of UIKit).
  private let header: UInt64 = 256

  /// Returns the result of a call.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> MissingObject {
    MissingObject()
  }
  /// Returns the result of a call, of a known type: the first text among the arguments for text, as functions that
  /// style or translate text return it.
  @_disfavoredOverload
  public func dynamicallyCall<Value: MissingValue>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    guard let text = arguments.lazy.compactMap({ $0.value as? String }).first else { return .missingValue }
    switch Value.self {
    case is String.Type, is String?.Type: return text as? Value ?? .missingValue
    case is NSAttributedString?.Type: return NSAttributedString(string: text) as? Value ?? .missingValue
    default: return .missingValue
    }
  }
  /// Returns an iterator without elements.
  public func makeIterator() -> EmptyCollection<MissingObject>.Iterator { EmptyCollection().makeIterator() }
}
