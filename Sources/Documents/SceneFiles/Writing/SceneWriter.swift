internal import AutoLayout
package import Scenes
internal import Typography

/// A writer of scenes of any document as scene files that solve to the same frames.
package enum SceneWriter {
  /// Returns the text of a scene file.
  ///
  /// Each constraint is written in its most readable notation. Properties are skipped if they neither affect the layout
  /// nor exist in the format, such as colors of a missing catalog. The same scene always gives the same text.
  package static func text(of scene: Scene) -> String {
    let variantNames = VariantWriter.names(of: scene.variations)
    let groups = WrittenGroups(scene, names: variantNames)
    let placeholders = scene.constraints.filter { $0.isInstalled && $0.constraint.isPlaceholder }
      .map { WrittenConstraint($0.constraint, in: scene.views) }
    let names = ViewNames(of: scene.views, besides: ConstraintMetrics.names)
    let plain = EquationWriter(
      views: scene.views, names: names, metrics: ConstraintMetrics(of: [], in: scene.views))
    let sizes = SizeProperties(groups.always, plain)
    let relations = sizes.rest + groups.base.flatMap(\.constraints)
    let metrics = ConstraintMetrics(of: relations, in: scene.views)
    let lists = ConstraintListWriter(
      equations: EquationWriter(views: scene.views, names: names, metrics: metrics))

    var lines = WrittenLines()
    let canvas = CanvasWriter(scene, names: names)
    for entry in head(scene, needsName: !placeholders.isEmpty, isCanvas: canvas.isNeeded) { lines.add(entry) }
    add([WrittenEntry("metrics", .mapping(metrics.entries))], to: &lines)
    let views = ViewWriter(scene, names: names, sizes: sizes.entries)
    add([WrittenEntry("root", .mapping(views.root), comment: scene.views.first?.name)], to: &lines)
    add([WrittenEntry("views", .mapping(views.subviews(of: 0)))], to: &lines)
    add([constraints(sizes.rest, groups.base, lists)], to: &lines)
    let variants = VariantWriter(scene: scene, names: names, lists: lists).variants(
      groups, variantNames, placeholders: placeholders, device: SavedDeviceWriter.name)
    add([WrittenEntry("variants", .mapping(variants))], to: &lines)
    add([WrittenEntry("lists", .mapping(ListsWriter(scene: scene, names: names).entries))], to: &lines)
    add([WrittenEntry("canvas", .mapping(canvas.entries))], to: &lines)
    return lines.text
  }

  /// Adds entries that are not empty, each after an empty line.
  private static func add(_ entries: [WrittenEntry], to lines: inout WrittenLines) {
    for entry in entries where !entry.value.isEmpty {
      lines.addBlank()
      lines.add(entry)
    }
  }

  private static func head(_ scene: Scene, needsName: Bool, isCanvas: Bool) -> [WrittenEntry] {
    var entries = [
      WrittenEntry("format", "1"),
      WrittenEntry("scene", .scalar(WrittenText.scalar(scene.name)), comment: scene.identifier),
    ]
    if let saved = scene.saved {
      let writer = SavedDeviceWriter(scene: scene, saved: saved, needsName: needsName, isCanvas: isCanvas)
      entries += writer.entries
    }
    entries += PresentationWriter.entries(of: scene.surroundings)
    let locales = scene.selection.locales
    if !locales.isEmpty { entries.append(WrittenEntry("locales", .list(locales.map(WrittenValue.scalar)))) }
    if !scene.bars.isEmpty {
      entries.append(WrittenEntry("bars", .list(scene.bars.map { .scalar($0.rawValue) })))
    }
    if scene.controlGeneration != .current {
      entries.append(WrittenEntry("controls", scene.controlGeneration.rawValue))
    }
    if scene.textEra != .current { entries.append(WrittenEntry("textEra", scene.textEra.rawValue)) }
    if scene.ideographs != .chinese { entries.append(WrittenEntry("ideographs", scene.ideographs.rawValue)) }
    return entries
  }

  private static func constraints(
    _ always: [WrittenConstraint], _ groups: [WrittenGroups.Group], _ lists: ConstraintListWriter
  ) -> WrittenEntry {
    guard !groups.isEmpty else { return WrittenEntry("constraints", .list(lists.list(always))) }
    let all = (always.isEmpty ? [] : [WrittenGroups.Group(name: "always", constraints: always)]) + groups
    return WrittenEntry(
      "constraints",
      .mapping(all.map { WrittenEntry(WrittenText.name($0.name), .list(lists.list($0.constraints))) }))
  }
}
