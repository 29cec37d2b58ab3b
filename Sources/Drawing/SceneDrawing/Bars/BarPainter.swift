internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A painter that draws the contents of navigation bars, toolbars and tab bars.
struct BarPainter {
  /// The color of buttons.
  let tint: Color
  /// The color behind them.
  let ground: Color
  let isRightToLeft: Bool
  let resolved: ResolvedScene
  /// The painter of artwork. Nil to draw symbols instead.
  let artwork: ArtworkPainter?
  /// The color of titles if the document names none. Nil to use the label color.
  var titleColor: Color?

  /// The side of the square for a symbol instead of a title, in points.
  private static let symbolSide = 23.0

  private func color(_ color: SystemColor) -> Color { resolved.color(color) }

  // MARK: Navigation bars

  /// Returns the title between its buttons, or large below them.
  func navigation(_ placed: PlacedBar, _ bar: ResolvedViews.NavigationBar) -> [DrawingCommand] {
    let buttons = (placed.back.map(backButton) ?? []) + placed.items.flatMap(button)
    if let image = placed.titleImage {
      return buttons + titleImage(image.image, in: image.row) + largeTitle(placed, bar)
    }
    let ink = bar.titleColor?.color ?? titleColor ?? color(.label)
    return buttons + (placed.title?.commands(in: ink) ?? []) + largeTitle(placed, bar)
  }

  private func largeTitle(_ placed: PlacedBar, _ bar: ResolvedViews.NavigationBar) -> [DrawingCommand] {
    placed.largeTitle?.commands(in: bar.largeTitleColor?.color ?? color(.label)) ?? []
  }

  /// Returns an image instead of a title, in its own colors and not taller than the row.
  private func titleImage(_ image: ImageContent, in row: Rect) -> [DrawingCommand] {
    guard let artwork, let file = image.artwork?.file(for: resolved.variant), let size = image.size, size.height > 0
    else { return symbol(image, in: square(Self.symbolSide, at: row.center), ink: tint) }
    let scale = min(1, row.height / size.height)
    let place = Rect(center: row.center, width: size.width * scale, height: size.height * scale)
    let look = ArtworkPainter.Look(of: file, in: image.artwork, ink: tint, isTemplate: false, isTurned: false)
    return [artwork.commands(file, in: place, look)].compactMap(\.self)
  }

  private func backButton(_ back: PlacedBar.Back) -> [DrawingCommand] {
    let place = back.place
    let reach = isRightToLeft ? -1.0 : 1
    let tip = Point(x: isRightToLeft ? place.maxX - 1 : place.minX + 1, y: place.midY)
    let arrow = [tip.moved(byX: reach * 9, y: -9), tip, tip.moved(byX: reach * 9, y: 9)]
    return [.stroke(.polygon(arrow, isClosed: false), Stroke(tint, width: 2.5, hasRoundCaps: true))]
      + back.title.commands(in: tint)
  }

  // MARK: Toolbars

  /// Returns the buttons of a toolbar.
  func tools(_ placed: PlacedBar) -> [DrawingCommand] { placed.items.flatMap(button) }

  /// Returns a symbol, or a title if there is none.
  private func button(_ item: PlacedBar.Item) -> [DrawingCommand] {
    // Bars may be dark in light appearance.
    let dimmed = SystemColor.tertiaryLabel.color(in: ground.brightness > 0.5 ? .light : .dark)
    return content(of: item, ink: item.isEnabled ? tint : dimmed)
  }

  // MARK: Tabs

  func tabs(_ placed: PlacedBar) -> [DrawingCommand] {
    placed.items.flatMap { content(of: $0, ink: $0.isSelected ? tint : color(.gray)) }
  }

  private func content(of item: PlacedBar.Item, ink: Color) -> [DrawingCommand] {
    (item.image.map { symbol($0, in: item.symbol, ink: ink) } ?? []) + (item.title?.commands(in: ink) ?? [])
  }

  // MARK: Symbols

  /// Returns a symbol, or a framed picture for artwork that is not in the document.
  private func symbol(_ image: ImageContent, in square: Rect, ink: Color) -> [DrawingCommand] {
    let ink = image.ink(in: resolved.variant) ?? ink
    if let picture = picture(image, at: square.center, ink) { return [picture] }
    let painter = SymbolPainter(ink: ink, ground: ground)
    let name = SymbolName(image.isSymbol ? image.name ?? "" : "photo")
    let isMirrored = isRightToLeft && (image.isDirectional || image.namesDirection)
    return name.map { painter.commands($0, in: square, isMirrored: isMirrored) }
      ?? painter.unknownSymbol(in: square, isMirrored: isMirrored)
  }

  /// Returns artwork in its own size, as a template by default.
  private func picture(_ image: ImageContent, at center: Point, _ ink: Color) -> DrawingCommand? {
    guard let artwork, let file = image.artwork?.file(for: resolved.variant),
      let size = PlacedBar.artworkSize(of: image, in: resolved.variant)
    else { return nil }
    let look = ArtworkPainter.Look(
      of: file, in: image.artwork, ink: ink, isTemplate: true, isTurned: isRightToLeft && image.isDirectional)
    return artwork.commands(file, in: Rect(center: center, width: size.width, height: size.height), look)
  }

  private func square(_ side: Double, at center: Point) -> Rect {
    Rect(center: center, width: side, height: side)
  }
}
