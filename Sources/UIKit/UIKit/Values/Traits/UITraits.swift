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

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The size of text that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// The contrast of colours.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .normal }
}

/// The wish for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .regular }
}

/// The height of a screen above others.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .base }
}

/// The colours that a screen has.
public enum UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .P3 }
}

/// Whether a window is used.
public enum UITraitActiveAppearance: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .active }
}

/// Whether a screen feels how strongly it is touched.
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// The brightness that pictures may have.
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { .standard }
}

/// Whether a screen is recorded.
public enum UITraitSceneCaptureState: UITraitDefinition {
  public static var defaultValue: UISceneCaptureState { .inactive }
}

/// The language in which text is set.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: String? { nil }
}
