internal import Geometry
package import Scenes

/// The positions of a storyboard's scenes on its map: positions on Xcode's canvas, or layers if these cannot be used.
package struct MapPlan {
  /// The size of one point of a layout, in points of the sheet.
  package let scale: Double
  /// Whether the positions come from Xcode's canvas.
  package let isCanvas: Bool
  /// The boxes of the map's nodes, in their order. The smallest coordinates of all are zero.
  let boxes: [MapBox]

  /// The screen to assume if no scene has a picture, in points.
  private static let usualScreen = Size(width: 375, height: 667)

  /// Creates a plan for a map.
  ///
  /// `cells` are the pictures of scenes by their identifiers.
  package init(_ map: StoryboardMap, cells: [String: MapCell]) {
    let known = map.nodes.compactMap { $0.scene.flatMap { cells[$0] } }
    let screen = known.first?.screen ?? Self.usualScreen
    let usual = min(MapCell.scale, MapMetrics.largestScreen / max(1, screen.width, screen.height))
    if let canvas = Self.canvas(map, cells, screen, usual) {
      (scale, boxes) = canvas
      isCanvas = true
    } else {
      (scale, boxes) = Self.layered(map, cells, screen, usual)
      isCanvas = false
    }
  }

  // MARK: - Boxes

  private static func boxes(
    _ map: StoryboardMap, _ cells: [String: MapCell], _ screen: Size, scale: Double
  ) -> [MapBox] {
    map.nodes.map { node in
      guard node.kind != .reference else {
        return MapBox(frame: Rect(origin: .zero, size: MapMetrics.reference), captionHeight: 0)
      }
      let size = node.scene.flatMap { cells[$0]?.size } ?? screen
      // No box is too small to see or larger than a sheet.
      let shown = Size(
        width: min(max(12, size.width * scale), SheetMetrics.limit),
        height: min(max(12, size.height * scale), SheetMetrics.limit))
      return MapBox(
        frame: Rect(origin: .zero, size: shown),
        captionHeight: node.secondName == nil ? MapMetrics.nameHeight : MapMetrics.captionHeight)
    }
  }

  /// Returns the boxes moved so that the smallest coordinates are zero, on whole points.
  private static func atOrigin(_ boxes: [MapBox]) -> [MapBox] {
    let origin = boxes.bounds.origin
    return boxes.map { box in
      var box = box.moved(byX: -origin.x, y: -origin.y)
      box.frame.origin = Point(x: box.frame.minX.rounded(), y: box.frame.minY.rounded())
      return box
    }
  }

  // MARK: - Canvas

  /// Returns the positions of the canvas, stretched slightly if labels or arrows need room. Nil if some scene has no
  /// position, if scenes overlap, or if the canvas is so wide that scenes would be too small.
  private static func canvas(
    _ map: StoryboardMap, _ cells: [String: MapCell], _ screen: Size, _ usual: Double
  ) -> (Double, [MapBox])? {
    let places = map.nodes.compactMap(\.place)
    guard places.count == map.nodes.count else { return nil }
    // Two rounds, since the stretch depends on the scale and the scale on the extent.
    var scale = usual
    for _ in 0..<2 {
      let boxes = boxes(map, cells, screen, scale: scale)
      let centers = places.map { Point(x: $0.x * screen.width * scale, y: $0.y * screen.height * scale) }
      guard let stretch = stretch(of: centers, boxes) else { return nil }
      let placed = zip(boxes, centers).map { box, center in
        box.centered(at: Point(x: center.x * stretch.width, y: center.y * stretch.height))
      }
      let bounds = placed.bounds
      let extent = max(bounds.width, bounds.height)
      if extent <= SheetMetrics.limit { return (scale, atOrigin(placed)) }
      scale = (scale * SheetMetrics.limit / extent * 95).rounded(.down) / 100
      guard scale >= MapMetrics.leastCanvasScale else { return nil }
    }
    return nil
  }

  /// The largest stretch factor of a canvas along an axis.
  private static let largestStretch = 1.75

  /// Returns the smallest factors for the distances between boxes that keep all of them apart, or nil if they exceed
  /// ``largestStretch``.
  private static func stretch(of centers: [Point], _ boxes: [MapBox]) -> Size? {
    var stretch = Size(width: 1, height: 1)
    for second in boxes.indices {
      for first in boxes.indices.prefix(second) {
        let (a, b) = (boxes[first], boxes[second])
        let (dx, dy) = (abs(centers[first].x - centers[second].x), abs(centers[first].y - centers[second].y))
        let upper = centers[first].y <= centers[second].y ? a : b
        let width = (a.frame.width + b.frame.width) / 2 + MapMetrics.columnGap
        let height = (a.frame.height + b.frame.height) / 2 + upper.captionHeight + MapMetrics.rowGap
        guard dx * stretch.width < width, dy * stretch.height < height else { continue }
        let (across, down) = (width / max(1e-6, dx), height / max(1e-6, dy))
        guard min(across, down) <= largestStretch else { return nil }
        if across <= down { stretch.width = across } else { stretch.height = down }
      }
    }
    return stretch
  }

  // MARK: - Layers

  /// Returns the positions in layers, at the largest scale at which they fit.
  private static func layered(
    _ map: StoryboardMap, _ cells: [String: MapCell], _ screen: Size, _ usual: Double
  ) -> (Double, [MapBox]) {
    let edges = map.segues.compactMap { segue in segue.target.map { (source: segue.source, target: $0) } }
    var scale = map.nodes.count > 40 ? usual * 0.7 : usual
    while true {
      let placed = LayeredPlacement.placed(
        boxes(map, cells, screen, scale: scale), edges: edges, first: map.initial)
      let bounds = placed.bounds
      if max(bounds.width, bounds.height) <= MapMetrics.limit || scale < 0.05 { return (scale, atOrigin(placed)) }
      scale *= 0.7
    }
  }
}
