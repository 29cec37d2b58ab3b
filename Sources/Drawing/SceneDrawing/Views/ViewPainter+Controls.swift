internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Switches, sliders, segmented controls, steppers and other small controls.
extension ViewPainter {
  func control() -> [DrawingCommand] {
    let commands = enabledControl()
    return view.appearance.isEnabled || commands.isEmpty
      ? commands : [.group(.init("disabled", opacity: 0.5), commands)]
  }

  private func enabledControl() -> [DrawingCommand] {
    switch view.content {
    case .toggle(let isOn): toggle(isOn: isOn)
    case .slider(let value): slider(Self.fraction(value))
    case .segmentedControl(let titles, let selected): segments(titles.count, selected: selected)
    case .stepper: stepper()
    case .progress(let value): progress(Self.fraction(value))
    case .activityIndicator(let isLarge): activityIndicator(radius: isLarge ? 18.5 : 10)
    case .pageControl(let pages, let current): pageControl(pages: pages, current: current)
    default: []
    }
  }

  /// Returns a value of a document limited to 0 to 1.
  private static func fraction(_ value: Double) -> Double { value.isFinite ? min(1, max(0, value)) : 0 }

  private func toggle(isOn: Bool) -> [DrawingCommand] {
    // Until iOS 6, a switch is shorter and wider, and blue when on (specification DEV-06).
    let isClassic = frame.width >= 79 && frame.height <= 27
    let width = isClassic ? 79 : min(51, frame.width)
    let track = Rect(origin: frame.origin, size: Size(width: width, height: min(31, frame.height)))
    let radius = track.height / 2
    let isKnobRight = isOn != isRightToLeft
    let center = Point(x: isKnobRight ? track.maxX - radius : track.minX + radius, y: track.midY)
    let filled = view.appearance.controlLook?.filled ?? view.appearance.tint
    let ground = isOn ? color(filled, or: isClassic ? .blue : .green) : color(.secondaryFill)
    return [.fill(.capsule(track), ground)] + knob(at: center, radius: radius - 2)
  }

  private func slider(_ value: Double) -> [DrawingCommand] {
    let (ends, room) = sliderEnds()
    let look = view.appearance.controlLook
    let thumb = look?.images[.knob].flatMap { image in image.size.map { (image: image, size: $0) } }
    let radius = thumb.map { $0.size.width / 2 } ?? min(13.5, frame.height / 2)
    let track = Rect(left: room.minX + 2, top: frame.midY - 2, right: room.maxX - 2, bottom: frame.midY + 2)
    let travel = max(0, room.width - 2 * radius)
    let x = room.minX + radius + travel * (isRightToLeft ? 1 - value : value)
    let filled =
      isRightToLeft
      ? Rect(left: x, top: track.minY, right: track.maxX, bottom: track.maxY)
      : Rect(left: track.minX, top: track.minY, right: x, bottom: track.maxY)
    let center = Point(x: x, y: frame.midY)
    let drawnThumb = thumb.map {
      image($0.image, in: Rect(center: center, width: $0.size.width, height: $0.size.height))
    }
    return ends
      + [
        .fill(.capsule(track), color(look?.empty, or: .fill)), .fill(.capsule(filled), look?.filled?.color ?? tint),
      ]
      + (drawnThumb ?? knob(at: center, radius: radius))
  }

  /// Returns the images at both ends of a slider, and the room for its track.
  private func sliderEnds() -> (images: [DrawingCommand], room: Rect) {
    var room = isRightToLeft ? frame.mirrored(in: frame) : frame
    var commands: [DrawingCommand] = []
    for end in [ControlPlace.minimum, .maximum] {
      guard let image = view.appearance.controlLook?.images[end], let size = image.size, size.width < room.width / 2
      else {
        continue
      }
      let left = end == .minimum ? room.minX : room.maxX - size.width
      let place = Rect(x: left, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      commands += self.image(image, in: mirrored(place))
      let taken = size.width + 5
      room = room.inset(by: EdgeInsets(left: end == .minimum ? taken : 0, right: end == .minimum ? 0 : taken))
    }
    return (commands, mirrored(room))
  }

  /// Returns a white disc with a shadow and an edge that separates it from a white background.
  private func knob(at center: Point, radius: Double) -> [DrawingCommand] {
    guard radius > 0 else { return [] }
    return [
      .fill(.circle(center.moved(y: 2), radius: radius + 1.5), Color.black.opacity(0.05)),
      .fill(.circle(center.moved(y: 1), radius: radius + 0.75), Color.black.opacity(0.09)),
      .fill(.circle(center, radius: radius), view.appearance.controlLook?.knob?.color ?? .white),
      .stroke(.circle(center, radius: radius), Stroke(Color.black.opacity(0.2), width: 0.5)),
    ]
  }

  private func segments(_ count: Int, selected: Int?) -> [DrawingCommand] {
    let ground = DrawingCommand.fill(.rect(frame, radius: 8), color(.tertiaryFill))
    guard case .segments(let titles) = texts else { return [ground] }
    let places = SegmentPlaces(in: frame, count: count, isRightToLeft: isRightToLeft)
    let light = appearance == .light
    return [ground]
      + titles.enumerated().flatMap { index, title -> [DrawingCommand] in
        let place = places[index]
        let isSelected = index == selected
        let pill = Shape.rect(place.inset(2), radius: 6)
        let marker: [DrawingCommand] = [
          .fill(pill, view.appearance.controlLook?.filled?.color ?? (light ? .white : color(.gray2))),
          .stroke(pill, Stroke(Color.black.opacity(0.08), width: 0.5)),
        ]
        let image = view.appearance.controlLook?.images[.segment(index)]
        let content = image.map { segmentImage($0, in: place) } ?? title?.commands(in: color(.label)) ?? []
        return (isSelected ? marker : []) + content
      }
  }

  /// Returns the image of a segment in the color of its title.
  private func segmentImage(_ image: ImageContent, in place: Rect) -> [DrawingCommand] {
    let size = image.size ?? Size(width: 16, height: 16)
    let scale = min(1, min(place.width / max(1, size.width), place.height / max(1, size.height)))
    let symbols = SymbolPainter(ink: color(.label), ground: ground)
    return self.image(
      image, in: Rect(center: place.center, width: size.width * scale, height: size.height * scale), symbols: symbols,
      isTemplate: true)
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
    let look = view.appearance.controlLook
    func part(_ place: ControlPlace, _ rect: Rect, _ color: Color) -> [DrawingCommand] {
      guard var image = look?.images[place] else { return [.fill(.capsule(rect), color)] }
      image.mode = .scaleToFill
      let drawn = picture(image, in: rect)
      return drawn.isEmpty ? [.fill(.capsule(rect), color)] : drawn
    }
    return part(.empty, track, color(look?.empty, or: .fill)) + part(.filled, filled, look?.filled?.color ?? tint)
  }

  /// Returns eight spokes that fade clockwise. The unit vectors are literals, so that no math library is needed.
  private func activityIndicator(radius: Double) -> [DrawingCommand] {
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    let ink = color(view.appearance.controlLook?.filled ?? view.appearance.tint, or: .gray)
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
    // Draws only as many dots as fit, since a document may state any number.
    let count = max(0, min(pages, max(1, ControlMetrics.pageDots(fittingIn: frame.width))))
    let distance = ControlMetrics.pageDotDistance
    let left = frame.midX - Double(count - 1) * distance / 2
    // The dots are white on iOS. On a bright background they are dark, so that they are visible.
    let isKnown = (ground.brightness > 0.75 || appearance == .dark) && !isOverOthers()
    let standard = isKnown ? (color(.label), color(.tertiaryLabel)) : (Color.white, Color.white.opacity(0.5))
    return (0..<count).map { index in
      let position = isRightToLeft ? count - 1 - index : index
      let look = view.appearance.controlLook
      let ink = index == current ? look?.filled?.color ?? standard.0 : look?.empty?.color ?? standard.1
      let center = Point(x: left + Double(position) * distance, y: frame.midY)
      return .fill(.circle(center, radius: ControlMetrics.pageDotSide / 2), ink)
    }
  }
}
