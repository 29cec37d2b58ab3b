internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for images whose catalog has no file for the screen's density, so that they look coarse or are scaled down
/// (specification PIX-03).
enum MissingArtworkRule: LayoutRule {
  static let code = FindingCode(
    "missing-artwork", .warning, isLint: true,
    "The asset catalog has no image file for the density of a screen.",
    why: "An image with fewer pixels is enlarged and looks coarse; one with more is scaled down at run time.",
    mend: "Add the `@2x` or `@3x` file, or vector artwork (PDF, SVG) with a single scale for all screens.")

  static func findings(in layout: Layout) -> [Finding] {
    let scale = layout.resolved.variant.device.scale
    return layout.resolved.views.indices.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard let image = view.image, let name = image.name, !image.densities.isEmpty,
        !image.densities.contains(scale), !layout.isHidden(position)
      else { return nil }
      let there = image.densities.map { "\($0.pointText)x" }.joined(separator: ", ")
      return finding(
        about: position, in: layout,
        "Missing Artwork \(measure: scale.pointText)x: \(view.nameInFindings) shows '\(name)', which exists only "
          + "for \(measure: there)",
        hint: "add a file for this density to the asset catalog, or vector artwork for all of them")
    }
  }
}
