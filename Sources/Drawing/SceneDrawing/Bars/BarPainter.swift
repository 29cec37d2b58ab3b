internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Draws what stands in navigation bars, toolbars and tab bars.
struct BarPainter {
  /// The colour of buttons.
  let tint: Color
  /// The colour behind them.
  let ground: Color
  let isRightToLeft: Bool
  let resolved: ResolvedScene
  let text: TextPainter
  /// The painter of artwork; nil where a symbol stands for it.
  let artwork: ArtworkPainter?
  /// The font of titles where the document names none.
  var titleFont = Font(pointSize: 17, weight: .semibold)
  /// The colour of titles where the document names none; nil for that of texts.
  var titleColor: Color?

  /// From the ends of a row to its first and last items, in points.
  private static let margin = 16.0
  /// Between two items.
  private static let gap = 16.0
  /// The side of the square that symbols are drawn in.
  private static let symbolSide = 23.0

  private func color(_ color: SystemColor) -> Color { resolved.color(color) }

  // MARK: Navigation bars

  /// The title between buttons in a row.
  ///
  /// - Parameters:
  ///   - showsTitle: Whether the title stands in this row and not large below it.
  func navigation(_ bar: ResolvedViews.NavigationBar, in row: Rect, showsTitle: Bool = true) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    var (left, right) = (row.minX + Self.margin, row.maxX - Self.margin)
    if let back = bar.back {
      let place = Rect(x: row.minX + 8, y: row.minY, width: backWidth(back), height: row.height)
      commands += backButton(back, in: mirrored(place, in: row))
      left = place.maxX + Self.gap
    }
    for item in bar.leading {
      let place = Rect(x: left, y: row.minY, width: width(of: item), height: row.height)
      commands += button(item, in: mirrored(place, in: row))
      left = place.maxX + Self.gap
    }
    for item in bar.trailing {
      let place = Rect(x: right - width(of: item), y: row.minY, width: width(of: item), height: row.height)
      commands += button(item, in: mirrored(place, in: row))
      right = place.minX - Self.gap
    }
    if let image = bar.titleImage, right > left { return commands + titleImage(image, in: row) }
    guard showsTitle, let title = bar.title, right > left else { return commands }
    let room = mirrored(Rect(left: left, top: row.minY, right: right, bottom: row.maxY), in: row)
    return commands + self.title(title, of: bar, between: room, in: row)
  }

  /// A large title below the row of buttons.
  func largeTitle(_ title: String, _ titleColor: ResolvedColor?, in rect: Rect) -> [DrawingCommand] {
    let style = TextPainter.Style(
      font: Font(pointSize: 34, weight: .bold), color: titleColor?.color ?? color(.label),
      alignment: isRightToLeft ? .right : .left)
    return text.line(title, style, in: rect.inset(x: Self.margin, y: 0))
  }

  /// In the middle of the row where there is room, else in the middle of the room.
  private func title(
    _ title: String, of bar: ResolvedViews.NavigationBar, between room: Rect, in row: Rect
  ) -> [DrawingCommand] {
    let style = TextPainter.Style(
      font: bar.titleFont ?? titleFont, color: bar.titleColor?.color ?? titleColor ?? color(.label), alignment: .center)
    let reach = text.width(of: title, style.font) / 2
    let isCentred = row.midX - reach >= room.minX && row.midX + reach <= room.maxX
    return text.line(title, style, in: isCentred ? row : room)
  }

  /// Artwork in place of a title, in its own colours and no higher than the row.
  private func titleImage(_ image: ImageContent, in row: Rect) -> [DrawingCommand] {
    guard let artwork, let file = image.artwork?.file(for: resolved.variant), let size = image.size, size.height > 0
    else { return symbol(image, in: square(Self.symbolSide, at: row.center), ink: tint) }
    let scale = min(1, row.height / size.height)
    let place = Rect(center: row.center, width: size.width * scale, height: size.height * scale)
    let look = ArtworkPainter.Look(of: file, in: image.artwork, ink: tint, isTemplate: false, isTurned: false)
    return [artwork.commands(file, in: place, look)].compactMap(\.self)
  }

  private func backWidth(_ title: String) -> Double {
    18 + min(120, text.width(of: title, Font(pointSize: 17)))
  }

  private func backButton(_ title: String, in place: Rect) -> [DrawingCommand] {
    let reach = isRightToLeft ? -1.0 : 1
    let tip = Point(x: isRightToLeft ? place.maxX - 1 : place.minX + 1, y: place.midY)
    let arrow = [tip.moved(byX: reach * 9, y: -9), tip, tip.moved(byX: reach * 9, y: 9)]
    let words = mirrored(
      Rect(left: place.minX + 18, top: place.minY, right: place.maxX, bottom: place.maxY), in: place)
    let style = TextPainter.Style(
      font: Font(pointSize: 17), color: tint, alignment: isRightToLeft ? .right : .left)
    return [.stroke(.polygon(arrow, isClosed: false), Stroke(tint, width: 2.5, hasRoundCaps: true))]
      + text.line(title, style, in: words)
  }

  // MARK: Toolbars

  /// Buttons from the leading edge on; flexible spaces share what the others leave free.
  func tools(_ items: [ResolvedViews.BarItem], in row: Rect) -> [DrawingCommand] {
    let inner = row.inset(x: Self.margin, y: 0)
    let spaces = items.count { $0.space == .flexible }
    let taken = items.map(width).reduce(0, +) + Self.gap * Double(max(0, items.count - 1))
    let share = spaces == 0 ? 0 : max(0, inner.width - taken) / Double(spaces)
    var left = inner.minX
    return items.flatMap { item -> [DrawingCommand] in
      let width = item.space == .flexible ? share : width(of: item)
      let place = Rect(x: left, y: row.minY, width: width, height: row.height)
      left = place.maxX + Self.gap
      return item.space == nil ? button(item, in: mirrored(place, in: row)) : []
    }
  }

  private func font(of item: ResolvedViews.BarItem) -> Font {
    Font(pointSize: 17, weight: item.isProminent ? .semibold : .regular)
  }

  /// The width of a button or a fixed space, in points; a flexible space may vanish.
  private func width(of item: ResolvedViews.BarItem) -> Double {
    switch item.space {
    case .flexible: 0
    case .fixed(let width): width
    case nil:
      item.image.map { shownArtwork($0)?.size.width ?? Self.symbolSide } ?? text.width(of: item.title, font(of: item))
    }
  }

  /// A symbol, or words where there is none.
  private func button(_ item: ResolvedViews.BarItem, in place: Rect) -> [DrawingCommand] {
    // Bars may be dark in light appearance.
    let dimmed = SystemColor.tertiaryLabel.color(in: ground.brightness > 0.5 ? .light : .dark)
    let ink = item.isEnabled ? tint : dimmed
    if let image = item.image { return symbol(image, in: square(Self.symbolSide, at: place.center), ink: ink) }
    let style = TextPainter.Style(font: font(of: item), color: ink, alignment: .center)
    return text.line(item.title, style, in: place)
  }

  // MARK: Tabs

  /// Tabs of equal widths in the middle of a row: symbols above titles, beside them where the row is low.
  func tabs(_ items: [ResolvedViews.BarItem], selected: Int?, in row: Rect) -> [DrawingCommand] {
    let items = shownTabs(items, in: row)
    guard !items.isEmpty else { return [] }
    let width = min(row.width / Double(items.count), 190)
    let start = row.midX - width * Double(items.count) / 2
    return items.enumerated().flatMap { index, item -> [DrawingCommand] in
      let place = Rect(x: start + Double(index) * width, y: row.minY, width: width, height: row.height)
      let isSelected = index == min(selected ?? -1, items.count - 1)
      var shown = item
      if isSelected { shown.image = item.selectedImage ?? item.image }
      return tab(shown, in: mirrored(place, in: row), ink: isSelected ? tint : color(.gray))
    }
  }

  /// Narrow bars have room for five tabs; the last one leads to what is left.
  private func shownTabs(_ items: [ResolvedViews.BarItem], in row: Rect) -> [ResolvedViews.BarItem] {
    guard items.count > 5, row.width < 600 else { return items }
    let more = ResolvedViews.BarItem(title: "More", image: .symbol("ellipsis"))
    return Array(items.prefix(4)) + [more]
  }

  private func tab(_ item: ResolvedViews.BarItem, in place: Rect, ink: Color) -> [DrawingCommand] {
    if place.height < 40 { return lowTab(item.title, item.image, in: place, ink) }
    let style = TextPainter.Style(font: Font(pointSize: 10, weight: .medium), color: ink, alignment: .center)
    let middle = place.minY + (item.title.isEmpty ? min(49, place.height) / 2 : 18)
    let icon = item.image.map { symbol($0, in: square(24, at: Point(x: place.midX, y: middle)), ink: ink) } ?? []
    let line = Rect(x: place.minX, y: place.minY + 32, width: place.width, height: 14)
    return icon + text.line(item.title, style, in: line.inset(x: 2, y: 0))
  }

  private func lowTab(_ title: String, _ image: ImageContent?, in place: Rect, _ ink: Color) -> [DrawingCommand] {
    let style = TextPainter.Style(
      font: Font(pointSize: 13), color: ink, alignment: isRightToLeft ? .right : .left)
    let side = image == nil ? 0.0 : 18
    let gap = image == nil || title.isEmpty ? 0.0 : 6
    let words = min(text.width(of: title, style.font), max(0, place.width - side - gap))
    let left = place.midX - (side + gap + words) / 2
    let icon = mirrored(Rect(x: left, y: place.midY - side / 2, width: side, height: side), in: place)
    let line = mirrored(
      Rect(x: left + side + gap, y: place.minY, width: words, height: place.height), in: place)
    return (image.map { symbol($0, in: icon, ink: ink) } ?? []) + text.line(title, style, in: line)
  }

  // MARK: Symbols

  /// A symbol, or a picture in a frame for artwork that no document carries.
  private func symbol(_ image: ImageContent, in square: Rect, ink: Color) -> [DrawingCommand] {
    let ink = image.ink(in: resolved.variant) ?? ink
    if let picture = picture(image, at: square.center, ink) { return [picture] }
    let painter = SymbolPainter(ink: ink, ground: ground)
    let name = SymbolName(image.isSymbol ? image.name ?? "" : "photo")
    let isMirrored = isRightToLeft && (image.isDirectional || image.namesDirection)
    return name.map { painter.commands($0, in: square, isMirrored: isMirrored) }
      ?? painter.unknownSymbol(in: square, isMirrored: isMirrored)
  }

  /// The file of artwork that is drawn, and the size that it has in bars, in points.
  private func shownArtwork(_ image: ImageContent) -> (file: ArtworkFile, size: Size)? {
    guard artwork != nil, let file = image.artwork?.file(for: resolved.variant), let size = image.size,
      size.width > 0, size.height > 0
    else { return nil }
    return (file, size.scaled(by: min(1, Self.largestPicture / size.height)))
  }

  /// Bars have room for pictures of this height, in points.
  private static let largestPicture = 44.0

  /// Artwork in its own size, in one colour unless it says otherwise.
  private func picture(_ image: ImageContent, at center: Point, _ ink: Color) -> DrawingCommand? {
    guard let artwork, let shown = shownArtwork(image) else { return nil }
    let look = ArtworkPainter.Look(
      of: shown.file, in: image.artwork, ink: ink, isTemplate: true, isTurned: isRightToLeft && image.isDirectional)
    let place = Rect(center: center, width: shown.size.width, height: shown.size.height)
    return artwork.commands(shown.file, in: place, look)
  }

  private func square(_ side: Double, at center: Point) -> Rect {
    Rect(center: center, width: side, height: side)
  }

  /// A place mirrored within a row where text runs from right to left.
  private func mirrored(_ place: Rect, in row: Rect) -> Rect { isRightToLeft ? place.mirrored(in: row) : place }
}
