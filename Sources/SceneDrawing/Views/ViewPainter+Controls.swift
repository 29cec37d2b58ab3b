internal import Drawing
internal import Geometry
internal import Scenes

/// Switches, sliders, segments, steppers and the other small controls.
extension ViewPainter {
  func control() -> [DrawingCommand] {
    switch view.content {
    case .toggle(let isOn): toggle(isOn: isOn)
    case .slider(let value): slider(Self.fraction(value))
    case .segmentedControl(let titles, let selected): segments(titles, selected: selected)
    case .stepper: stepper()
    case .progress(let value): progress(Self.fraction(value))
    case .activityIndicator(let isLarge): activityIndicator(radius: isLarge ? 18.5 : 10)
    case .pageControl(let pages, let current): pageControl(pages: pages, current: current)
    default: []
    }
  }

  /// A value of a document between 0 and 1, whatever it says.
  private static func fraction(_ value: Double) -> Double { value.isFinite ? min(1, max(0, value)) : 0 }

  private func toggle(isOn: Bool) -> [DrawingCommand] {
    // Up to iOS 6 a switch is lower and wider, and blue where it is on (specification DEV-06).
    let isClassic = frame.width >= 79 && frame.height <= 27
    let width = isClassic ? 79 : min(51, frame.width)
    let track = Rect(origin: frame.origin, size: Size(width: width, height: min(31, frame.height)))
    let radius = track.height / 2
    let isKnobRight = isOn != isRightToLeft
    let center = Point(x: isKnobRight ? track.maxX - radius : track.minX + radius, y: track.midY)
    let ground = isOn ? color(view.tint, or: isClassic ? .blue : .green) : color(.secondaryFill)
    return [.fill(.capsule(track), ground)] + knob(at: center, radius: radius - 2)
  }

  private func slider(_ value: Double) -> [DrawingCommand] {
    let radius = min(13.5, frame.height / 2)
    let track = Rect(left: frame.minX + 2, top: frame.midY - 2, right: frame.maxX - 2, bottom: frame.midY + 2)
    let travel = max(0, frame.width - 2 * radius)
    let x = frame.minX + radius + travel * (isRightToLeft ? 1 - value : value)
    let filled =
      isRightToLeft
      ? Rect(left: x, top: track.minY, right: track.maxX, bottom: track.maxY)
      : Rect(left: track.minX, top: track.minY, right: x, bottom: track.maxY)
    return [.fill(.capsule(track), color(.fill)), .fill(.capsule(filled), tint)]
      + knob(at: Point(x: x, y: frame.midY), radius: radius)
  }

  /// A white disc with a shadow and an edge that sets it off from a white ground.
  private func knob(at center: Point, radius: Double) -> [DrawingCommand] {
    guard radius > 0 else { return [] }
    return [
      .fill(.circle(center.moved(y: 2), radius: radius + 1.5), Color.black.opacity(0.05)),
      .fill(.circle(center.moved(y: 1), radius: radius + 0.75), Color.black.opacity(0.09)),
      .fill(.circle(center, radius: radius), .white),
      .stroke(.circle(center, radius: radius), Stroke(Color.black.opacity(0.2), width: 0.5)),
    ]
  }

  private func segments(_ titles: [String], selected: Int?) -> [DrawingCommand] {
    let ground = DrawingCommand.fill(.rect(frame, radius: 8), color(.tertiaryFill))
    guard !titles.isEmpty else { return [ground] }
    let width = frame.width / Double(titles.count)
    let light = appearance == .light
    return [ground]
      + titles.enumerated().flatMap { index, title -> [DrawingCommand] in
        let place = mirrored(
          Rect(x: frame.minX + Double(index) * width, y: frame.minY, width: width, height: frame.height))
        let isSelected = index == selected
        let style = style(13, weight: isSelected ? .semibold : .medium, color(.label))
        let pill = Shape.rect(place.inset(2), radius: 6)
        let marker: [DrawingCommand] = [
          .fill(pill, light ? .white : color(.gray2)),
          .stroke(pill, Stroke(Color.black.opacity(0.08), width: 0.5)),
        ]
        return (isSelected ? marker : []) + text.line(title, style, in: place.inset(x: 4, y: 0))
      }
  }

  private func stepper() -> [DrawingCommand] {
    let stroke = Stroke(color(.label), width: 1.5, hasRoundCaps: true)
    let minus = mirrored(Rect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)).center
    let plus = mirrored(Rect(x: frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height)).center
    let bar = frame.inset(x: 0, y: frame.height * 0.22)
    return [
      .fill(.rect(frame, radius: 8), color(.tertiaryFill)),
      .stroke(
        .line(Point(x: frame.midX, y: bar.minY), Point(x: frame.midX, y: bar.maxY)), Stroke(color(.separator))),
      .stroke(.line(minus.moved(byX: -6), minus.moved(byX: 6)), stroke),
      .stroke(.line(plus.moved(byX: -6), plus.moved(byX: 6)), stroke),
      .stroke(.line(plus.moved(y: -6), plus.moved(y: 6)), stroke),
    ]
  }

  private func progress(_ value: Double) -> [DrawingCommand] {
    let track = frame.inset(x: 0, y: max(0, (frame.height - 4) / 2))
    let filled = mirrored(
      Rect(x: track.minX, y: track.minY, width: track.width * value, height: track.height))
    return [.fill(.capsule(track), color(.fill)), .fill(.capsule(filled), tint)]
  }

  /// Eight spokes that fade clockwise; unit vectors are written out so that no mathematics library is needed.
  private func activityIndicator(radius: Double) -> [DrawingCommand] {
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    let ink = color(view.tint, or: .gray)
    let center = frame.center
    return directions.enumerated().map { index, direction in
      let opacity = 1 - Double(index) * 0.1
      return .stroke(
        .line(
          center.moved(byX: direction.0 * radius * 0.45, y: direction.1 * radius * 0.45),
          center.moved(byX: direction.0 * radius * 0.9, y: direction.1 * radius * 0.9)),
        Stroke(ink.opacity(ink.alpha * opacity), width: radius * 0.2, hasRoundCaps: true))
    }
  }

  private func pageControl(pages: Int, current: Int) -> [DrawingCommand] {
    // As many dots as there is room for; a document may state any number.
    let room = Int(exactly: min(1000, (frame.width / 16).rounded(.down))) ?? 0
    let count = max(0, min(pages, max(1, room)))
    let left = frame.midX - Double(count) * 8 + 8
    return (0..<count).map { index in
      let position = isRightToLeft ? count - 1 - index : index
      let ink = index == current ? color(.label) : color(.tertiaryLabel)
      return .fill(.circle(Point(x: left + Double(position) * 16, y: frame.midY), radius: 3.5), ink)
    }
  }
}
