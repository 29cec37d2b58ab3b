internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Views whose content exists only in a running app: maps, web pages, effects, other scenes, unknown classes.
extension ViewPainter {
  func area() -> [DrawingCommand] {
    switch view.content {
    case .map: [.clip(.rect(frame), map())]
    case .web: [.clip(.rect(frame), page())]
    case .effect: [.fill(.rect(frame, radius: view.appearance.cornerRadius), color(.background).opacity(0.72))]
    case .embeddedScene: embedded()
    case .unsupported: [.clip(.rect(frame), hatching())] + caption(in: appearance)
    default: []
    }
  }

  /// Returns a street grid with a park and a pin.
  private func map() -> [DrawingCommand] {
    let isLight = appearance == .light
    let street = Stroke(Color(isLight ? 0xFFFFFF : 0x3D3D40), width: 6)
    let park = Rect(x: frame.minX + 96, y: frame.minY + 64, width: 64, height: 64)
    var commands: [DrawingCommand] = [
      .fill(.rect(frame), Color(isLight ? 0xEFEDE6 : 0x28282B)),
      .fill(.rect(park, radius: 4), Color(isLight ? 0xCFE5C4 : 0x2C3E2E)),
    ]
    for x in stride(from: frame.minX + 24, to: min(frame.maxX, frame.minX + 7200), by: 72) {
      commands.append(.stroke(.line(Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY)), street))
    }
    for y in stride(from: frame.minY + 28, to: min(frame.maxY, frame.minY + 7200), by: 72) {
      commands.append(.stroke(.line(Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y)), street))
    }
    return commands + pin(at: frame.center)
  }

  private func pin(at point: Point) -> [DrawingCommand] {
    let tip = Shape.polygon([point.moved(byX: -5, y: -10), point.moved(byX: 5, y: -10), point], isClosed: true)
    return [
      .fill(tip, color(.red)), .fill(.circle(point.moved(y: -16), radius: 9), color(.red)),
      .fill(.circle(point.moved(y: -16), radius: 3), .white),
    ]
  }

  /// Returns lines of gray text below a heading.
  private func page() -> [DrawingCommand] {
    let ground = color(view.appearance.background, or: .background)
    // Web pages have their own colors in both appearances.
    let ink = SystemColor.quaternaryLabel.color(in: ground.brightness > 0.5 ? .light : .dark)
    let column = frame.inset(x: min(20, frame.width * 0.1), y: 20)
    var commands: [DrawingCommand] = [
      .fill(.rect(frame), ground),
      .fill(.capsule(Rect(x: column.minX, y: column.minY, width: column.width * 0.55, height: 14)), ink),
    ]
    let shares = [1, 0.94, 0.98, 0.6]
    let rows = stride(from: column.minY + 34, to: min(column.maxY, column.minY + 2000), by: 18)
    for (index, y) in rows.enumerated() {
      let width = column.width * shares[index % shares.count]
      commands.append(.fill(.capsule(mirrored(Rect(x: column.minX, y: y, width: width, height: 7))), ink))
    }
    return commands
  }

  /// Returns a soft background with a caption and an inner outline. It is solid, since dashes mark guides.
  func embedded() -> [DrawingCommand] {
    [
      .fill(.rect(frame), SystemColor.quaternaryFill.color(in: groundAppearance)),
      .stroke(.rect(frame.inset(4), radius: 4), Stroke(SystemColor.gray4.color(in: groundAppearance))),
    ] + caption(in: groundAppearance)
  }

  /// Returns a soft background with the class name, unless something covers the name.
  func customView(avoiding layout: Layout, after index: Int) -> [DrawingCommand] {
    guard frame.width >= Self.leastArea, frame.height >= Self.leastArea else { return [] }
    let ground = DrawingCommand.fill(
      .rect(frame, radius: view.appearance.cornerRadius), SystemColor.quaternaryFill.color(in: groundAppearance))
    guard case .caption(let name) = texts, !layout.drawsSomething(over: name.ground, after: index) else {
      return [ground]
    }
    return [ground] + caption(in: groundAppearance)
  }

  /// Returns the name of the class alone, or nothing if the view has none.
  func name() -> [DrawingCommand] { caption(in: groundAppearance) }

  /// The smallest side of a ground that counts as an area, in points. Lines and dots are smaller.
  private static let leastArea = 8.0

  /// Returns diagonal lines 10 points apart, which mark content that cannot be drawn.
  private func hatching() -> [DrawingCommand] {
    let reach = min(frame.height, 4000)
    let lines = stride(from: frame.minX - reach, to: min(frame.maxX, frame.minX + 4000), by: 10).map { x in
      DrawingCommand.stroke(
        .line(Point(x: x, y: frame.minY + reach), Point(x: x + reach, y: frame.minY)), Stroke(color(.gray4)))
    }
    return [.fill(.rect(frame), color(.gray6))] + lines + [.stroke(.rect(frame.inset(0.5)), Stroke(color(.gray3)))]
  }

  /// In dark appearance, documents may have light backgrounds. Additions in dark colors would look like their content.
  private var groundAppearance: Appearance { ground.brightness > 0.5 ? .light : .dark }

  /// Returns a caption on a small background at the center of the frame.
  private func caption(in appearance: Appearance) -> [DrawingCommand] {
    guard case .caption(let caption) = texts else { return [] }
    return [.fill(.capsule(caption.ground), SystemColor.background.color(in: appearance))]
      + caption.text.commands(in: SystemColor.secondaryLabel.color(in: appearance))
  }
}

extension Layout {
  /// Whether a later view in the list, which is above this one, shows something in a rectangle.
  fileprivate func drawsSomething(over place: Rect, after index: Int) -> Bool {
    resolved.views.indices.dropFirst(index + 1).contains { other in
      let view = resolved.views[other]
      guard view.content != .container || view.appearance.background != nil || view.ownClass != nil else {
        return false
      }
      return absoluteFrames[safely: other]?.overlaps(place) == true && isShown(other)
    }
  }
}
