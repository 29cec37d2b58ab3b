internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Artwork, its placeholders, and symbols.
extension ViewPainter {
  /// Returns the artwork of a view in its place: a landscape for pictures that are not drawn, our own drawing for
  /// symbols.
  ///
  /// - Parameters:
  ///   - image: The image of the view.
  ///   - rect: The rectangle that the image fills.
  ///   - symbols: The painter of symbols, which has the color of templates. Nil for the tint on the view's background.
  ///   - isTemplate: Whether pictures without an explicit rendering mode are templates, as in system buttons.
  func image(
    _ image: ImageContent, in rect: Rect, symbols: SymbolPainter? = nil, isTemplate: Bool = false
  ) -> [DrawingCommand] {
    let place = image.place(in: rect)
    guard place.width > 0, place.height > 0 else { return [] }
    let isTurned = isRightToLeft && (image.isDirectional || image.namesDirection)
    let ink = image.ink(in: resolved.variant)
    if let drawing = image.drawing, let size = image.size, size.width > 0, size.height > 0 {
      let drawn = drawn(drawing.steps, scaledFrom: size, to: place)
      return image.overflows(rect) && view.appearance.clipsSubviews ? [.clip(.rect(rect), drawn)] : drawn
    }
    if let picture = picture(image, in: place, ink: ink ?? symbols?.ink ?? tint, isTemplate, isTurned) {
      return image.overflows(rect) && view.appearance.clipsSubviews ? [.clip(.rect(rect), picture)] : picture
    }
    guard image.isSymbol else { return [.clip(.rect(rect), landscape(in: place, direction: isTurned ? -1 : 1))] }
    var painter = symbols ?? symbolPainter
    if let weight = image.symbolWeight { painter.weight = weight }
    if let ink { painter.ink = ink }
    guard let name = image.name.flatMap(SymbolName.init) else {
      return painter.unknownSymbol(in: place, isMirrored: isTurned)
    }
    return painter.commands(name, in: place, isMirrored: isTurned)
  }

  /// Returns the picture of a file. Empty if there is none.
  func picture(_ image: ImageContent, in rect: Rect) -> [DrawingCommand] {
    picture(image, in: image.place(in: rect), ink: tint, false, false) ?? []
  }

  /// Returns the picture of a file. Nil if there is none or artwork is not drawn. An unreadable file becomes a hatched
  /// box.
  private func picture(
    _ image: ImageContent, in place: Rect, ink: Color, _ isTemplate: Bool, _ isTurned: Bool
  ) -> [DrawingCommand]? {
    guard let artwork, let files = image.artwork, let file = files.file(for: resolved.variant) else { return nil }
    let look = ArtworkPainter.Look(of: file, in: files, ink: ink, isTemplate: isTemplate, isTurned: isTurned)
    return artwork.commands(file, in: place, look).map { [$0] } ?? hatching(in: place)
  }

  /// Returns a hatched box for a picture that cannot be shown.
  private func hatching(in rect: Rect) -> [DrawingCommand] {
    let gap = 8.0
    let count = Int(min(500, max(0, (rect.width + rect.height) / gap)))
    let stroke = Stroke(color(.gray3), width: 1)
    let lines = (0...count).map { index -> DrawingCommand in
      let offset = Double(index) * gap
      return .stroke(
        .line(Point(x: rect.minX + offset, y: rect.minY), Point(x: rect.minX + offset - rect.height, y: rect.maxY)),
        stroke)
    }
    return [.fill(.rect(rect), color(.gray6)), .clip(.rect(rect), lines), .stroke(.rect(rect), stroke)]
  }

  /// Draws symbols in the tint on the background of the view or its nearest superview with one. If both are the same
  /// color and nothing else is behind, symbols are white or black so that they are visible.
  private var symbolPainter: SymbolPainter {
    var behind = view
    while behind.appearance.background == nil, let superview = behind.superview { behind = resolved.views[superview] }
    let ground = color(behind.appearance.background, or: .background)
    let contrasting: Color = ground.brightness > 0.75 ? .black : .white
    return SymbolPainter(ink: tint == ground && !isOverOthers() ? contrasting : tint, ground: ground)
  }

  /// Returns two hills and a sun on a soft background, or in the colors that the document gives the view. Mirrored if
  /// the direction is −1.
  func landscape(in rect: Rect, direction: Double) -> [DrawingCommand] {
    let unit = min(56, min(rect.width, rect.height) * 0.6)
    let colors = landscapeColors
    let ground = DrawingCommand.fill(.rect(rect), colors.ground)
    guard unit >= 8 else { return [ground] }
    let center = rect.center
    func point(_ x: Double, _ y: Double) -> Point { center.moved(byX: direction * x * unit, y: y * unit) }
    let far = Shape.polygon([point(-0.5, 0.36), point(-0.14, -0.16), point(0.22, 0.36)], isClosed: true)
    let near = Shape.polygon([point(-0.06, 0.36), point(0.21, 0.02), point(0.5, 0.36)], isClosed: true)
    return [
      ground,
      .fill(.circle(point(0.2, -0.24), radius: unit * 0.1), colors.near),
      .fill(far, colors.far),
      .fill(near, colors.near),
    ]
  }

  /// The colors of a landscape: from the view's tint or background, otherwise grays. Grays are also used if the tint
  /// has no distinct shades.
  private var landscapeColors: (ground: Color, far: Color, near: Color) {
    if let tint = view.appearance.tint?.color, tint.differs(from: color(.background)) {
      let shades = [0.25, 0.45, 0.7].map { tint.opacity($0).over(color(.background)) }
      return (shades[0], shades[1], shades[2])
    }
    if let ground = view.appearance.background?.color {
      // The background is already drawn. White and black are visible on all colors.
      let ink = ground.brightness > 0.75 ? Color.black : .white
      return (ground.opacity(0), ink.opacity(0.3), ink.opacity(0.55))
    }
    return (color(.gray5), color(.gray3), color(.gray2))
  }
}

extension Color {
  /// Whether shades of the color are distinguishable on a background.
  fileprivate func differs(from ground: Color) -> Bool {
    [red - ground.red, green - ground.green, blue - ground.blue].contains { abs($0) > 0.35 }
  }
}

extension ImageContent {
  /// Returns the image's own color in a variant. Nil to use the view's.
  func ink(in variant: SceneVariant) -> Color? {
    tint?.resolved(in: variant.appearance, increasedContrast: variant.accessibility.contains(.increasedContrast)).color
  }

  /// Whether the symbol's name refers to the writing direction, such as `forward`.
  var namesDirection: Bool {
    guard isSymbol, let words = name?.split(separator: "."), words.first == "chevron" || words.first == "arrow" else {
      return false
    }
    return words.contains("forward") || words.contains("backward")
  }
}
