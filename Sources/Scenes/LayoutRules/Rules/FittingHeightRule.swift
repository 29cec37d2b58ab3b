internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Components whose height should follow their content and follows nothing.
enum FittingHeightRule: LayoutRule {
  static let code = FindingCode(
    "no-fitting-height", .error, "Nothing gives a component the height that should follow its content.",
    why: "With `height: fit` it is as low as its constraints allow, and without any it vanishes.",
    mend: "Tie its top and bottom edges to its content, or give it a smallest height.",
    example: """
      format: 1
      size: { width: 320, height: fit }
      views: { name: { type: label, text: Name } }
      constraints:
        - name: { leading: superview + 16, top: superview + 11 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let resolved = layout.resolved
    // An empty cell that was saved without a height is meant to have none.
    let fits =
      resolved.variant.device.statements.fitsHeight
      || resolved.extent.height == .fitting(orElse: 0) && !resolved.isFromInterfaceBuilder
    guard fits, resolved.rootSize.height <= ResolvedScene.leastFittingHeight
    else { return [] }
    return [
      Finding(
        code: code, message: "nothing gives the component a height",
        hint: "tie its top and bottom edges to its content, or write 'superview.height >= 44'",
        source: resolved.source, views: [0])
    ]
  }
}
