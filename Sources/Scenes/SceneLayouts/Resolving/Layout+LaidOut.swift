package import AutoLayout
package import Geometry
package import Scenes

extension Layout {
  /// Creates the layout of a scene whose views were laid out elsewhere, for example by code, with frames on the
  /// device's pixels and without findings.
  ///
  /// - Parameters:
  ///   - scene: The scene, with the views and constraints of the variant.
  ///   - variant: The variant in which it was laid out.
  ///   - system: The system of its constraints, with one item for each view.
  ///   - solution: The rectangles of the views.
  ///   - contentOrigins: The distance of each view's content from the view's upper left corner, in points.
  ///   - asksForLints: Whether lints are requested.
  package init(
    laidOut scene: Scene, in variant: SceneVariant, _ system: ConstraintSystem, _ solution: LayoutSolution,
    contentOrigins: [Point], asksForLints: Bool = false
  ) {
    var resolved = scene.resolved(for: variant)
    resolved.rootSize = system.rootSize
    resolved.constraints = system.constraints
    resolved.hasLints = asksForLints
    let grid = resolved.frameGrid
    let content = ScrolledContent(origins: contentOrigins, of: resolved)
    var layout = Layout(
      resolved: resolved, system: system, solution: solution, frames: solution.frames(of: system.items, on: grid),
      absoluteFrames: content.shown(solution.absoluteFrames).map(grid.rounded), findings: [])
    layout.scrolledContent = content
    self = layout
  }
}
