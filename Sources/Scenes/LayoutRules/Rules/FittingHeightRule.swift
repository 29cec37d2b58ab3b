internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for components whose height should follow their content, but does not follow anything.
enum FittingHeightRule: LayoutRule {
  static let code = FindingCode(
    "no-fitting-height", .error, "Nothing determines the height of a component with `height: fit`.",
    why:
      "With `height: fit` a component is as short as its constraints allow; without vertical constraints its "
      + "height is 0.",
    mend: "Constrain its top and bottom edges to its content, or set a minimum height.",
    example: """
      format: 1
      size: { width: 320, height: fit }
      views: { name: { type: label, text: Name } }
      constraints:
        - name: { leading: superview + 16, top: superview + 11 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let resolved = layout.resolved
    // An empty cell that was saved without a height is empty on purpose.
    let fits =
      resolved.variant.device.statements.fitsHeight
      || resolved.extent.height == .fitting(orElse: 0) && !resolved.isFromInterfaceBuilder
    guard fits, resolved.rootSize.height <= ResolvedScene.leastFittingHeight
    else { return [] }
    return [
      Finding(
        code: code, message: "nothing determines the height of the component",
        hint: "constrain its top and bottom edges to its content, or write 'superview.height >= 44'",
        source: resolved.source, views: [0])
    ]
  }
}
