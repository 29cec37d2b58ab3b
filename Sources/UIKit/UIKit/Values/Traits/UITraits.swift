public import Foundation

/// A trait, with the value that it has where nobody says another.
public protocol UITraitDefinition {
  /// The values of the trait.
  associatedtype Value
  /// The value where nobody says another.
  static var defaultValue: Value { get }
  /// The name of the trait.
  static var name: String { get }
  /// A name by which traits are told apart.
  static var identifier: String { get }
  /// True where colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
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

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The size of text that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: CGFloat { 0 }
}
/// The contrast of colours.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIAccessibilityContrast { .normal }
}
/// The wish for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UILegibilityWeight { .regular }
}
/// The height of a screen above others.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIUserInterfaceLevel { .base }
}
/// The colours that a screen has.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIDisplayGamut { .P3 }
}
/// Indicates that a window is used.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .active }
}
/// Indicates that a screen feels how strongly it is touched.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}
/// The brightness that pictures may have.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UIImage.DynamicRange { .standard }
}
/// Indicates that a screen is recorded.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: UISceneCaptureState { .inactive }
}
/// The language in which text is set.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The value where nobody says another.
  public static var defaultValue: String? { nil }
}

/// The values of traits that layouts do not ask, by their types.
struct OtherTraits: @unchecked Sendable, Equatable {
  var values: [ObjectIdentifier: Any] = [:]

  static func == (left: OtherTraits, right: OtherTraits) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = right.values[key] as? AnyHashable else { return false }
        return value == other
      }
  }
}

/// Traits that may be changed.
@preconcurrency
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The size of text that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The contrast of colours.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The wish for bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The height of a screen above others.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The colours that a screen has.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Indicates that a window is used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Indicates that a screen feels how strongly it is touched.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The brightness that pictures may have.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// Indicates that a screen is recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The language in which text is set.
  public var typesettingLanguage: String? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

/// The traits that a view or controller says itself, for what it holds as well.
public struct UITraitOverrides: UIMutableTraits {
  /// The traits that are said; the others say nothing.
  var collection = UITraitCollection()
  private var said: Set<ObjectIdentifier> = []

  init() {}

  /// The value of a trait that is said, else the one that it has at first.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      collection = collection.with(trait, newValue)
      said.insert(ObjectIdentifier(trait))
    }
  }
  /// True where a value of a trait is said.
  public func contains(_ trait: UITrait) -> Bool { said.contains(ObjectIdentifier(trait)) }
  /// Says nothing of a trait from now on.
  public mutating func remove(_ trait: UITrait) {
    collection = collection.without(trait)
    said.remove(ObjectIdentifier(trait))
  }
}

/// The changes of traits that a function makes.
public struct UITraitMutations: UIMutableTraits {
  var collection: UITraitCollection
  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set { collection = collection.with(trait, newValue) }
  }
}

/// Wishes for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Heights of a screen above others.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The screen itself.
  case base = 0
  /// A sheet above it.
  case elevated = 1
}

/// Colours that a screen has.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual ones.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// More of them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// States of a window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not used.
  case inactive = 0
  /// It is used.
  case active = 1
}

/// States of recording.
public enum UISceneCaptureState: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not recorded.
  case inactive = 0
  /// It is recorded.
  case active = 1
}
