package import Drawing
package import Geometry
internal import SceneDrawing
package import Scenes
package import Typography
internal import VisibleText

/// The map of a storyboard: small pictures of all its scenes with the segues between them, on one page.
package struct MapSheet: Sendable, Hashable {
  /// The boxes and segues.
  package var map: StoryboardMap
  /// The pictures of the scenes that were laid out, in the order of the review.
  package var cells: [MapCell]
  /// The path of the storyboard as messages show it.
  package var documentPath: String
  /// The name and version of the tool; empty to omit them.
  package var generator: String

  package init(map: StoryboardMap, cells: [MapCell], documentPath: String, generator: String) {
    self.map = map
    self.cells = cells
    self.documentPath = documentPath
    self.generator = generator
  }

  package struct Drawn {
    /// The picture, one point for each pixel.
    package var picture: DisplayList
    /// The frames of the boxes' pictures, in the order of the map's nodes.
    package var frames: [Rect]
    /// Whether the positions come from Xcode's canvas; otherwise they are in layers.
    package var isCanvas: Bool
  }

  /// The name of the storyboard, without folders and extension.
  package var name: String {
    let file = documentPath.split(separator: "/").last.map(String.init) ?? documentPath
    return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
  }

  package func drawn(measuringTextWith measurer: any TextMeasuring) -> Drawn {
    let pen = SheetPen(measurer)
    let known = Dictionary(cells.map { ($0.identifier, $0) }) { first, _ in first }
    let shown = map.nodes.indices.map { map.nodes[$0].kind == .container ? first(by: $0, known) : nil }
    let plan = MapPlan(map, cells: known)
    let left = SheetMetrics.margin + (map.initial == nil ? 0 : MapMetrics.entryLength)
    let top = SheetMetrics.margin + SheetMetrics.headerHeight + 30
    let links = MapLinks(of: map, among: plan.boxes)
    // Paths around the outermost boxes need room as well.
    let (least, most) = links.reach
    let shift = Point(x: left + max(0, -least.x), y: top + max(0, -least.y - 24))
    let boxes = plan.boxes.map { $0.moved(byX: shift.x, y: shift.y) }
    let area = boxes.bounds
    let right = max(area.maxX, most.x + shift.x)
    let width = max(900, right + SheetMetrics.margin).rounded(.up)
    let legend = MapLegend(map, pen: pen).commands(
      x: SheetMetrics.margin, top: max(area.maxY, most.y + shift.y) + SheetMetrics.sectionGap,
      width: width - 2 * SheetMetrics.margin)
    let header = SheetHeader(
      title: name, details: details, scale: plan.scale, style: LayoutDrawingStyle(overlays: []), page: (1, 1),
      generator: generator)
    let scenes = map.nodes.indices.map { MapNodePainter(node: map.nodes[$0], box: boxes[$0], pen: pen) }
    let picture = DisplayList(
      size: Size(width: width, height: (legend.bottom + SheetMetrics.margin).rounded(.up)),
      background: SheetPen.ground, title: "\(name), map", summary: "\(name): \(details)",
      commands: [.group(.init("header"), header.commands(width: width, pen))]
        + zip(scenes, shown).map { painter, shown in
          painter.command(painter.node.scene.flatMap { known[$0] }, showing: shown, scale: plan.scale)
        }
        + [.group(.init("segues"), links.commands(movedBy: shift, map, pen) + entry(boxes))]
        + [.group(.init("legend"), legend.commands)])
    return Drawn(picture: picture, frames: boxes.map(\.frame), isCanvas: plan.isCanvas)
  }

  /// Returns the picture of the scene that a controller without a view shows first. Nil if it is unknown, or if it does
  /// not have the size of a screen, which the box has.
  private func first(by node: Int, _ known: [String: MapCell]) -> MapCell? {
    let scene = map.shown(by: node).flatMap { map.nodes[$0].scene }
    return scene.flatMap { known[$0] }.flatMap { $0.size == $0.screen ? $0 : nil }
  }

  /// The summary in the header: `Main.storyboard · 12 scenes · 14 segues`.
  private var details: String {
    let scenes = map.nodes.count { $0.kind != .reference }
    let references = map.nodes.count - scenes
    let parts = [
      documentPath, scenes.counted("scene"), references == 0 ? nil : references.counted("storyboard reference"),
      map.segues.count.counted("segue"), map.omitted == 0 ? nil : "\(map.omitted) more not shown",
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the arrow to the initial scene.
  private func entry(_ boxes: [MapBox]) -> [DrawingCommand] {
    guard let initial = map.initial else { return [] }
    let frame = boxes[initial].frame
    let group = DrawingCommand.Group("entry", title: "The storyboard begins with \(map.nodes[initial].name)")
    return [.group(group, MapLegend.entryArrow(to: Point(x: frame.minX - 2, y: frame.midY)))]
  }
}
