internal import AutoLayout
internal import Geometry
internal import JSON
package import SceneLayouts
internal import Scenes
internal import Typography

/// The line above the text about one layout.
package enum LayoutHeading {
  /// Returns the scene, the variant and the size of the screen in points, without a line break:
  /// `Login: iPhone 8, portrait, 375 × 667 pt`. Language, text size and appearance are included if they are not the
  /// scene's first ones: `Login: iPhone 8, portrait, ar, 375 × 667 pt`.
  package static func text(of layout: Layout) -> String {
    let size = layout.resolved.rootSize
    return "\(layout.resolved.name.oneLine): \(title(of: layout)), "
      + "\(JSONValue.number(size.width).line) × \(JSONValue.number(size.height).line) pt"
  }

  private static func title(of layout: Layout) -> String {
    let (variant, selection) = (layout.resolved.variant, layout.resolved.selection)
    var first = variant
    first.locale = selection.locales.first ?? "en"
    first.textSize = selection.textSizes.first ?? variant.device.statements.textSize ?? .l
    first.appearance = selection.appearances.first ?? .light
    return VariantTitles(of: [first, variant]).title(of: variant)
  }
}
