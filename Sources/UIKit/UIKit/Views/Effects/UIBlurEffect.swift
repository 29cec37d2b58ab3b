internal import Scenes

/// Blurs what is behind.
open class UIBlurEffect: UIVisualEffect {
  /// Looks of the blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the appearance.
    case regular = 4
    /// By the appearance, stronger.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Medium.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars.
    case systemChromeMaterial = 10
    /// Very thin, dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, dark.
    case systemThinMaterialDark = 17
    /// Medium, dark.
    case systemMaterialDark = 18
    /// Thick, dark.
    case systemThickMaterialDark = 19
    /// As bars, dark.
    case systemChromeMaterialDark = 20
    /// Very thin, light.
    case systemUltraThinMaterialLight = 11
    /// Thin, light.
    case systemThinMaterialLight = 12
    /// Medium, light.
    case systemMaterialLight = 13
    /// Thick, light.
    case systemThickMaterialLight = 14
    /// As bars, light.
    case systemChromeMaterialLight = 15
  }
  /// A blur.
  public init(style: Style) {}
}
