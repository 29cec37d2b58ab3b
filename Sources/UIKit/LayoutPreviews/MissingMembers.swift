public import Foundation
public import UIKit

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
extension URL: MissingValue { public static var missingValue: URL { URL(fileURLWithPath: "/") } }
extension UInt: MissingValue { public static var missingValue: UInt { 0 } }
extension Int32: MissingValue { public static var missingValue: Int32 { 0 } }
extension Int64: MissingValue { public static var missingValue: Int64 { 0 } }
extension CGSize: MissingValue { public static var missingValue: CGSize { .zero } }
extension CGPoint: MissingValue { public static var missingValue: CGPoint { .zero } }
extension CGRect: MissingValue { public static var missingValue: CGRect { .zero } }
extension UIEdgeInsets: MissingValue { public static var missingValue: UIEdgeInsets { .zero } }
/// The blue of static members that a missing module adds to colors.
extension UIColor: MissingValue {
  public static var missingValue: Self { Self(_colorLiteralRed: 0, green: 0.478, blue: 1, alpha: 1) }
}
extension UIImage: MissingValue { public static var missingValue: Self { Self(imageLiteralResourceName: "") } }

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

extension MissingMembers {
  /// The property with a name, as a font: the system font. Setting it does nothing.
  ///
  /// Fonts have no initializer that every subclass has, so they are no `MissingValue`.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> UIFont {
    get { .systemFont(ofSize: UIFont.labelFontSize) }
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
  /// Returns the result of a call, as a font: the system font.
  @_disfavoredOverload
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> UIFont {
    .systemFont(ofSize: UIFont.labelFontSize)
  }
  /// Returns an iterator without elements.
  public func makeIterator() -> EmptyCollection<MissingObject>.Iterator { EmptyCollection().makeIterator() }
}
