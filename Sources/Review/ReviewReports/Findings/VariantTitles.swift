package import Scenes
internal import Typography

/// Titles of variants: the device, and everything that differs between them.
package struct VariantTitles {
  private let showsLocale: Bool
  private let showsTextSize: Bool
  private let showsAppearance: Bool

  /// Creates titles that distinguish these variants.
  package init(of variants: [SceneVariant]) {
    showsLocale = Set(variants.map(\.locale)).count > 1
    showsTextSize = Set(variants.map(\.textSize)).count > 1
    showsAppearance = Set(variants.map(\.appearance)).count > 1
  }

  /// Returns the title of a variant: `iPhone 16 Pro, portrait, de`.
  package func title(of variant: SceneVariant) -> String {
    var parts = [variant.title]
    if showsLocale { parts.append(variant.locale) }
    if showsTextSize { parts.append(variant.textSize.rawValue) }
    if showsAppearance { parts.append(variant.appearance.rawValue) }
    return parts.joined(separator: ", ")
  }
}
