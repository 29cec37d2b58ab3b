internal import AutoLayout
internal import Geometry

/// Components whose height should follow their content and follows nothing.
enum FittingHeightRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    let resolved = layout.resolved
    guard resolved.variant.device.statements.fitsHeight, resolved.rootSize.height <= ResolvedScene.leastFittingHeight
    else { return [] }
    return [
      Finding(
        code: "no-fitting-height", severity: .error, message: "nothing gives the component a height",
        hint: "tie its top and bottom edges to its content, or write 'superview.height >= 44'",
        source: resolved.scene.source, views: [0])
    ]
  }
}
