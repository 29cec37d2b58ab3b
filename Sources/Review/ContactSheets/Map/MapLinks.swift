internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// The arrows of a map. Segues of one kind between the same scenes are one arrow.
struct MapLinks {
  /// Segues that are drawn as one arrow.
  private struct Bundle {
    var kind: StoryboardMap.Segue.Kind
    var link: MapRouting.Link
    var segues: [StoryboardMap.Segue]
  }

  private let bundles: [Bundle]
  private let ways: [[Point]]
  private let boxes: [MapBox]
  /// The unwind segues, by the position of the box that they leave, in their order.
  private let unwinds: [(box: MapBox, segues: [StoryboardMap.Segue])]

  /// Creates the arrows of a map between its boxes.
  init(of map: StoryboardMap, among boxes: [MapBox]) {
    struct Key: Hashable {
      var kind: StoryboardMap.Segue.Kind
      var link: MapRouting.Link
    }
    var bundles: [Bundle] = []
    var positions: [Key: Int] = [:]
    var unwinds: [Int: [StoryboardMap.Segue]] = [:]
    for segue in map.segues {
      guard let target = segue.target else {
        unwinds[segue.source, default: []].append(segue)
        continue
      }
      let link = MapRouting.Link(source: segue.source, target: target)
      if let position = positions[Key(kind: segue.kind, link: link)] {
        bundles[position].segues.append(segue)
      } else {
        positions[Key(kind: segue.kind, link: link)] = bundles.count
        bundles.append(Bundle(kind: segue.kind, link: link, segues: [segue]))
      }
    }
    self.bundles = bundles
    self.boxes = boxes
    self.unwinds = unwinds.sorted { $0.key < $1.key }.map { (boxes[$0.key], $0.value) }
    ways = MapRouting.ways(of: bundles.map(\.link), among: boxes, entry: map.initial)
  }

  /// The smallest and the largest coordinates of all paths; zero if there are none.
  var reach: (least: Point, most: Point) {
    let corners = ways.joined()
    return (
      Point(x: corners.map(\.x).min() ?? 0, y: corners.map(\.y).min() ?? 0),
      Point(x: corners.map(\.x).max() ?? 0, y: corners.map(\.y).max() ?? 0)
    )
  }

  /// Returns the arrows, moved by a vector.
  func commands(movedBy shift: Point, _ map: StoryboardMap, _ pen: SheetPen) -> [DrawingCommand] {
    var arrows = zip(bundles, ways).map { bundle, way in
      let names = (map.nodes[bundle.link.source].name, map.nodes[bundle.link.target].name)
      let title = "\(names.0) → \(names.1): \(bundle.segues.map(\.words).joined(separator: "; "))"
      var arrow = MapArrow(kind: bundle.kind, way: way.map { $0 + shift }, title: title)
      arrow.label = Self.label(of: bundle.segues)
      return arrow
    }
    arrows += unwinds.map { unwind(from: $0.box.moved(byX: shift.x, y: shift.y), $0.segues) }
    let marks = MapMarks.marks(
      of: arrows.map(\.way), wordWidths: arrows.map { $0.label.isEmpty ? 0 : pen.width(of: $0.label, .small) },
      among: boxes.flatMap { [$0.frame, $0.caption] }.map { $0.moved(byX: shift.x, y: shift.y) })
    // All lines are drawn first, so that none crosses a sign or a label.
    return arrows.map { .group(.init($0.kind.rawValue, title: $0.title), $0.line) }
      + zip(arrows, marks).map { arrow, mark in
        .group(.init(arrow.kind.rawValue, title: arrow.title), mark.map { arrow.commands(of: $0, pen) } ?? [])
      }
  }

  /// Returns the label of an arrow: the identifier or relationship of its only segue, or the number of segues.
  private static func label(of segues: [StoryboardMap.Segue]) -> String {
    guard segues.count == 1 else { return "×\(segues.count)" }
    return segues[0].identifier ?? segues[0].relationship ?? ""
  }

  /// Returns the short arrow of the unwind segues that leave a scene.
  private func unwind(from box: MapBox, _ segues: [StoryboardMap.Segue]) -> MapArrow {
    let x = box.frame.maxX - min(22, box.frame.width / 4)
    let way = [
      Point(x: x, y: box.frame.minY), Point(x: x, y: box.frame.minY - 17), Point(x: x - 34, y: box.frame.minY - 17),
    ]
    return MapArrow(kind: .unwind, way: way, title: segues.map(\.words).joined(separator: "; "))
  }
}

extension StoryboardMap.Segue {
  /// The segue as text: `show 'detail' from Button - Next`.
  var words: String {
    let parts = [
      kind == .relationship ? relationship ?? kind.words : kind.words, identifier.map { "'\($0)'" },
      trigger.map { "from \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension StoryboardMap.Segue.Kind {
  /// The kind as text.
  var words: String {
    switch self {
    case .show: "show"
    case .showDetail: "show detail"
    case .present: "present"
    case .popover: "popover"
    case .embed: "embed"
    case .relationship: "relationship"
    case .custom: "custom"
    case .unwind: "unwind"
    }
  }
}
