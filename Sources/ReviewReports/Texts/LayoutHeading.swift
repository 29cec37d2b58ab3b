internal import AutoLayout
internal import Geometry
internal import JSON
package import SceneLayouts
internal import Scenes

/// The line above what is printed of one layout.
package enum LayoutHeading {
  /// The scene, the variant and the size of the screen in points, without a line break:
  /// `Login: iPhone 8, portrait, 375 × 667 pt`.
  package static func text(of layout: Layout) -> String {
    let size = layout.resolved.rootSize
    return "\(layout.resolved.scene.name.oneLine): \(layout.resolved.variant.title), "
      + "\(JSONValue.number(size.width).line) × \(JSONValue.number(size.height).line) pt"
  }
}
