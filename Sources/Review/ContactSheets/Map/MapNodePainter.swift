internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes

/// A painter that draws one box of a map with its words.
struct MapNodePainter {
  let node: StoryboardMap.Node
  let box: MapBox
  let pen: SheetPen

  private static let containerFill = Color(0xE2E2E9)

  /// Returns the box, with the picture of its scene if there is one.
  ///
  /// - Parameters:
  ///   - cell: The picture of its own scene.
  ///   - shown: The picture of the scene that it shows first, for a box without its own picture.
  ///   - scale: The size of one point of a layout, in points of the sheet.
  func command(_ cell: MapCell?, showing shown: MapCell? = nil, scale: Double) -> DrawingCommand {
    if node.kind == .reference { return .group(.init("reference", title: referenceTitle), reference()) }
    guard let cell else {
      let content = shown.map { framed($0, scale) } ?? container()
      return .group(.init("scene", title: node.name), content + caption())
    }
    let picture = picture(of: cell, scale)
    let outline = DrawingCommand.stroke(
      .roundedRect(box.frame.outset(by: EdgeInsets(all: 0.5)), radius: cell.cornerRadius * scale + 0.5),
      Stroke(SheetPen.line, width: 1))
    return .group(
      .init("scene", identifier: cell.slug, title: cell.summary), [picture, outline] + caption())
  }

  private func picture(of cell: MapCell, _ scale: Double) -> DrawingCommand {
    let commands = DrawingBytes.commands(in: cell.picture) ?? []
    return .placed(at: box.frame.origin, scale: scale / MapCell.scale, commands)
  }

  /// Returns the picture of the first scene of a controller, within the controller's frame. It is paler than in the
  /// scene's own box.
  private func framed(_ cell: MapCell, _ scale: Double) -> [DrawingCommand] {
    let radius = cell.cornerRadius * scale
    return [
      .group(.init("first-scene", opacity: Self.firstSceneOpacity), [picture(of: cell, scale)]),
      .stroke(
        .roundedRect(box.frame.outset(by: EdgeInsets(all: 2)), radius: radius + 2), Stroke(Self.containerFill, width: 4)
      ),
      .stroke(
        .roundedRect(box.frame.outset(by: EdgeInsets(all: 4.5)), radius: radius + 4.5), Stroke(SheetPen.line, width: 1)),
    ]
  }

  /// The opacity of a picture that has its own box elsewhere on the map.
  private static let firstSceneOpacity = 0.6

  /// Returns the box of a controller that has no picture.
  private func container() -> [DrawingCommand] {
    let words = node.kind == .container ? "No view of its own" : "Not in this review"
    let radius = min(14, box.frame.width * 0.12)
    let lines = pen.wrapped(words, .small, width: max(20, box.frame.width - 16))
    let top = box.frame.midY - Double(lines.count - 1) * SheetMetrics.lineHeight / 2 + 4
    return [
      .fill(.roundedRect(box.frame, radius: radius), Self.containerFill),
      .stroke(.roundedRect(box.frame, radius: radius), Stroke(SheetPen.line, width: 1)),
    ]
      + lines.enumerated().flatMap { index, line in
        pen.line(
          line, .small, x: box.frame.midX, baseline: top + Double(index) * SheetMetrics.lineHeight,
          color: SheetPen.secondaryInk, alignment: .center)
      }
  }

  /// Returns the name below the picture, and the storyboard identifier if it differs.
  private func caption() -> [DrawingCommand] {
    let (x, width) = (box.caption.minX, box.caption.width)
    return pen.line(node.name, .columnTitle, x: x, baseline: box.frame.maxY + 19, width: width)
      + (node.secondName.map {
        pen.line($0, .small, x: x, baseline: box.frame.maxY + 36, width: width, color: SheetPen.secondaryInk)
      } ?? [])
  }

  // MARK: - References

  private var referenceTitle: String {
    "Reference to \(node.storyboardIdentifier.map { "'\($0)' of " } ?? "")\(node.name)"
  }

  private func reference() -> [DrawingCommand] {
    let inner = box.frame.width - 52
    let x = box.frame.minX + 42
    let middle = box.frame.midY
    let second = node.storyboardIdentifier ?? "its first scene"
    return [
      .fill(.roundedRect(box.frame, radius: 10), .white),
      .stroke(.roundedRect(box.frame, radius: 10), Stroke(SheetPen.line, width: 1, dashes: [5, 3])),
    ] + Self.sign(at: Point(x: box.frame.minX + 22, y: middle))
      + pen.line(node.name, .columnTitle, x: x, baseline: middle - 3, width: inner)
      + pen.line(second, .small, x: x, baseline: middle + 14, width: inner, color: SheetPen.secondaryInk)
  }

  /// Returns two screens, one behind the other: the sign for a storyboard reference.
  static func sign(at center: Point) -> [DrawingCommand] {
    [Point(x: -6, y: -8), Point(x: -2, y: -4)].flatMap { corner in
      let rect = Rect(x: center.x + corner.x, y: center.y + corner.y, width: 9, height: 13)
      return [
        DrawingCommand.fill(.roundedRect(rect, radius: 2), .white),
        .stroke(.roundedRect(rect, radius: 2), Stroke(SheetPen.ink, width: 1.4)),
      ]
    }
  }
}

extension StoryboardMap.Node {
  /// The storyboard identifier, if it differs from the name.
  var secondName: String? { storyboardIdentifier == name ? nil : storyboardIdentifier }
}
