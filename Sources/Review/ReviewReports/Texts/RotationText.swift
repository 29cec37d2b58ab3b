package import AutoLayout
internal import Geometry
internal import LayoutRules
package import SceneLayouts
internal import Scenes

/// Functions that describe the steps of a rotation: `trace --rotate`.
package enum RotationText {
  /// Returns the steps of one layout below a line that names it: the constraints that are removed and added, the logs
  /// of conflicts and the frames, with an empty line at the end.
  ///
  /// - Parameters:
  ///   - steps: The steps; at least one.
  ///   - rotation: The rotation that led to them.
  ///   - frameCount: The number of frames to list for each rotation; nil if there is none.
  ///   - naming: The names of views in logs.
  package static func text(
    of steps: [RotationStep], _ rotation: SceneRotation, frameCount: Int?, naming: LayoutDescriptions.Naming
  ) -> String {
    guard let first = steps.first else { return "" }
    var variant = first.layout.resolved.variant
    variant.heardOrientation = nil
    let turns = rotation.sequence.map(\.words).joined(separator: " → ")
    let heading = "\(first.layout.resolved.name.oneLine): \(variant.titleWithoutOrientation), \(turns)"
    let texts = steps.indices.map { text(of: $0, steps, rotation, frameCount, naming) }
    return "\(heading)\n\(texts.joined())\n"
  }

  private static func text(
    of index: Int, _ steps: [RotationStep], _ rotation: SceneRotation, _ frameCount: Int?,
    _ naming: LayoutDescriptions.Naming
  ) -> String {
    let step = steps[index]
    let size = step.layout.resolved.rootSize.pointText
    var text = "\(index + 1). \(step.orientation.words), \(size) pt\(circumstances(of: index, step, rotation))\n"
    let system = step.layout.system
    text += step.removed.map { "    - \(system.equation(of: $0).oneLine)\($0.provenance)\n" }.joined()
    text += step.added.map { "    + \(system.equation(of: $0).oneLine)\($0.provenance)\n" }.joined()
    text += (step.meeting?.conflictLogs(naming: naming) ?? []).joined()
    text += step.broken.map { "    remains broken: \(system.equation(of: $0).oneLine)\($0.provenance)\n" }.joined()
    text += step.layout.conflictLogs(naming: naming).joined()
    if index > 0, let frameCount { text += between(steps[index - 1].layout, step.layout, frameCount) }
    return text + frames(of: index, steps)
  }

  /// Returns the reason for the content of a screen, if the device's orientation does not explain it.
  private static func circumstances(of index: Int, _ step: RotationStep, _ rotation: SceneRotation) -> String {
    guard index > 0, rotation.isHidden else { return "" }
    let heard = step.layout.resolved.variant.heardOrientation
    return heard.map { ": visible again, with the constraints of \($0.words)" }
      ?? ": visible again, after comparing orientations"
  }

  /// Returns the frames, or the number of an earlier step with the same ones (specification AUD-08).
  private static func frames(of index: Int, _ steps: [RotationStep]) -> String {
    let step = steps[index]
    let former = steps[..<index].firstIndex { $0.orientation == step.orientation }
    if let former, steps[former].layout.frames == step.layout.frames { return "  same frames as step \(former + 1)\n" }
    let remark =
      former.map { former in
        let names = step.layout.frames.indices.filter { steps[former].layout.frames[$0] != step.layout.frames[$0] }
          .map { step.layout.system.name(of: LayoutItemID(view: $0)).oneLine }
        return "  frames that differ from step \(former + 1): \(names.joined(separator: ", "))\n"
      } ?? ""
    return GeometryTable.rows(of: step.layout) + remark
  }

  /// Returns the frames of the views that move, with one column for each point in time (specification ORI-08).
  private static func between(_ start: Layout, _ end: Layout, _ count: Int) -> String {
    let layouts = start.between(end, count: count)
    let moving = end.frames.indices.filter { start.frames.indices.contains($0) && start.frames[$0] != end.frames[$0] }
    let heading = [["frame"] + layouts.indices.map { "\($0 + 1)" }]
    let rows = moving.map { view in
      [end.system.name(of: LayoutItemID(view: view)).oneLine]
        + layouts.map { layout in
          let frame = layout.frames[view]
          return [frame.minX, frame.minY, frame.width, frame.height].map(\.pointText).joined(separator: " ")
        }
    }
    return moving.isEmpty ? "" : TextTable.aligned(heading + rows, indentation: "    ")
  }
}

extension SceneVariant {
  fileprivate var titleWithoutOrientation: String {
    [device.placedTitle, state, systemVersion.map { "iOS \($0)" }].compactMap(\.self).joined(separator: ", ")
  }
}
