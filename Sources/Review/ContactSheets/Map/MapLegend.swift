internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// The legend of the arrows and boxes of a map. It explains only those that occur.
struct MapLegend {
  private let map: StoryboardMap
  private let pen: SheetPen

  private static let sampleWidth = 64.0
  private static let rowHeight = 30.0

  init(_ map: StoryboardMap, pen: SheetPen) {
    self.map = map
    self.pen = pen
  }

  /// Returns the legend below a height, wrapped at a width, and its bottom edge.
  func commands(x: Double, top: Double, width: Double) -> (commands: [DrawingCommand], bottom: Double) {
    let entries = entries
    guard !entries.isEmpty else { return ([], top) }
    var commands = pen.line("Legend", .heading, x: x, baseline: top + 14)
    var left = x
    var y = top + 40
    for entry in entries {
      let length = Self.sampleWidth + 10 + pen.width(of: entry.words, .small)
      if left + length > x + width, left > x {
        left = x
        y += Self.rowHeight
      }
      commands += entry.sample(Point(x: left, y: y))
      commands += pen.line(entry.words, .small, x: left + Self.sampleWidth + 10, baseline: y + 4)
      left += length + 32
    }
    return (commands, y + Self.rowHeight / 2)
  }

  private struct Entry {
    var words: String
    /// A function that draws the sample to the right of a point, centered at its height.
    var sample: (Point) -> [DrawingCommand]
  }

  private var entries: [Entry] {
    let kinds = StoryboardMap.Segue.Kind.allCases.filter { kind in map.segues.contains { $0.kind == kind } }
    let entry = Entry(words: "the storyboard begins here") {
      Self.entryArrow(to: Point(x: $0.x + Self.sampleWidth - 8, y: $0.y))
    }
    let reference = Entry(words: "a scene of another storyboard") {
      MapNodePainter.sign(at: Point(x: $0.x + Self.sampleWidth / 2, y: $0.y))
    }
    return (map.initial == nil ? [] : [entry])
      + kinds.map { kind in
        Entry(words: Self.words(for: kind)) { point in
          let way = [point, Point(x: point.x + Self.sampleWidth, y: point.y)]
          let arrow = MapArrow(kind: kind, way: way)
          return arrow.line + MapArrow.sign(of: kind, at: Point(x: point.x + Self.sampleWidth / 2, y: point.y))
        }
      } + (map.nodes.contains { $0.kind == .reference } ? [reference] : [])
  }

  private static func words(for kind: StoryboardMap.Segue.Kind) -> String {
    switch kind {
    case .show: "shows, as a push does"
    case .showDetail: "shows in the other column"
    case .present: "presents over it"
    case .popover: "presents in a popover"
    case .embed: "embeds in a container view"
    case .relationship: "has as its root, tab or column"
    case .custom: "code decides how"
    case .unwind: "leads back"
    }
  }

  /// Returns the thick arrow from outside the storyboard, with its tip at a point.
  static func entryArrow(to tip: Point) -> [DrawingCommand] {
    let back = tip.x - MapMetrics.entryLength
    let neck = tip.x - 16
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: tip.y + y) }
    let outline = [
      tip, point(neck, 12), point(neck, 5), point(back, 5), point(back, -5), point(neck, -5), point(neck, -12),
    ]
    return [.fill(.polygon(outline, isClosed: true), SheetPen.ink)]
  }
}
