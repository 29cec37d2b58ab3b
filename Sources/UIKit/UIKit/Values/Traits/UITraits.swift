public import Foundation

/// A trait, with the value that it has where nobody says another.
public protocol UITraitDefinition {
  /// The values of the trait.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
  /// The name of the trait.
  static var name: String { get }
  /// A name by which traits are told apart.
  static var identifier: String { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait whose value is an object.
public protocol UIObjectTraitDefinition: UITraitDefinition {}

/// A trait whose value is a number with a fraction.
public protocol UICGFloatTraitDefinition: UITraitDefinition where Value == CGFloat {}

/// A trait whose value is a number.
public protocol UINSIntegerTraitDefinition: UITraitDefinition where Value == Int {}

/// A trait whose changes may be told.
public typealias UITrait = any UITraitDefinition.Type
