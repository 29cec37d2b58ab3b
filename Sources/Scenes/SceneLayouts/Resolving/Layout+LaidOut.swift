package import AutoLayout
package import Geometry
package import Scenes
package import Typography

extension Layout {
  /// A scene whose views were laid out elsewhere, as by code: with its frames on the device's pixels, and with everything
  /// there is to say about it.
  ///
  /// - Parameters:
  ///   - scene: The scene, whose views and constraints are those that the variant has.
  ///   - variant: The variant that it was laid out in.
  ///   - system: The system of its constraints, with one item for each view.
  ///   - solution: The rectangles of the views.
  ///   - contentOrigins: The distance of each view's content from the view's upper left corner, in points.
  ///   - measurer: Measures text, and knows which characters can be shown.
  package init(
    laidOut scene: Scene, in variant: SceneVariant, _ system: ConstraintSystem, _ solution: LayoutSolution,
    contentOrigins: [Point], asksForLints: Bool = false, measuringTextWith measurer: any TextMeasuring
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
    self = layout.checked(measuringTextWith: measurer)
  }
}
