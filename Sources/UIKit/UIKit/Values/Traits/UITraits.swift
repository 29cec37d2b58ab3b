public import Foundation

/// A trait with its default value.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  /// The unique identifier of the trait.
  static var identifier: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait with an object as its value.
public protocol UIObjectTraitDefinition: UITraitDefinition {}

/// A trait with a `CGFloat` as its value.
public protocol UICGFloatTraitDefinition: UITraitDefinition where Value == CGFloat {}

/// A trait with an integer as its value.
public protocol UINSIntegerTraitDefinition: UITraitDefinition where Value == Int {}

/// The type of a trait whose changes can be observed.
public typealias UITrait = any UITraitDefinition.Type
