internal import Geometry
internal import Scenes
internal import Typography

/// A typesetter that places the content of navigation bars, toolbars and tab bars.
struct BarTypesetter {
  let typesetter: Typesetter
  let variant: SceneVariant
  let isRightToLeft: Bool
  /// Whether artwork is drawn. Otherwise a symbol replaces it.
  let showsArtwork: Bool
  /// The default font of titles.
  var titleFont = Font(pointSize: 17, weight: .semibold)

  /// The distance between the ends of a row and its first and last items, in points.
  private static let margin = 16.0
  /// The distance between two items, in points.
  private static let gap = 16.0
  /// The side of the square in which symbols are drawn, in points.
  private static let symbolSide = 23.0

  // MARK: Navigation bars

  /// Returns the title and the buttons next to it in a row.
  ///
  /// `showsTitle` specifies whether the title is in this row, rather than large below it.
  func navigation(_ bar: ResolvedViews.NavigationBar, in row: Rect, showsTitle: Bool = true) -> PlacedBar {
    var placed = PlacedBar()
    var (left, right) = (row.minX + Self.margin, row.maxX - Self.margin)
    if let back = bar.back {
      let width = typesetter.width(of: back, in: Self.backFont)
      let place = Rect(x: row.minX + 8, y: row.minY, width: 18 + min(120, width), height: row.height)
      placed.back = self.back(back, in: mirrored(place, in: row), width: width)
      left = place.maxX + Self.gap
    }
    for item in bar.leading {
      let place = Rect(x: left, y: row.minY, width: width(of: item), height: row.height)
      placed.items.append(button(item, in: mirrored(place, in: row)))
      left = place.maxX + Self.gap
    }
    for item in bar.trailing {
      let width = width(of: item)
      let place = Rect(x: right - width, y: row.minY, width: width, height: row.height)
      placed.items.append(button(item, in: mirrored(place, in: row)))
      right = place.minX - Self.gap
    }
    guard right > left else { return placed }
    placed.titleImage = bar.titleImage.map { PlacedBar.TitleImage(image: $0, row: row) }
    guard placed.titleImage == nil, showsTitle, let title = bar.title else { return placed }
    let room = mirrored(Rect(left: left, top: row.minY, right: right, bottom: row.maxY), in: row)
    placed.title = self.title(title, bar.titleFont ?? titleFont, between: room, in: row)
    return placed
  }

  /// Returns a large title below the row of buttons.
  func largeTitle(_ title: String, in rect: Rect) -> PlacedText {
    typesetter.line(
      title, Font(pointSize: 34, weight: .bold), isRightToLeft ? .right : .left,
      in: rect.inset(x: SystemMargins.root(width: rect.width).left, y: 0))
  }

  /// Returns a title in the middle of the row if there is room, otherwise in the middle of the space.
  private func title(_ title: String, _ font: Font, between room: Rect, in row: Rect) -> PlacedText {
    let width = typesetter.width(of: title, in: font)
    let isCentred = row.midX - width / 2 >= room.minX && row.midX + width / 2 <= room.maxX
    return typesetter.line(title, font, .center, in: isCentred ? row : room, width: width)
  }

  private static let backFont = Font(pointSize: 17)

  private func back(_ title: String, in place: Rect, width: Double) -> PlacedBar.Back {
    let words = mirrored(
      Rect(left: place.minX + 18, top: place.minY, right: place.maxX, bottom: place.maxY), in: place)
    return PlacedBar.Back(
      place: place,
      title: typesetter.line(title, Self.backFont, isRightToLeft ? .right : .left, in: words, width: width))
  }

  // MARK: Toolbars

  /// Returns buttons, starting at the leading edge. Flexible spaces share the space that the others leave.
  func tools(_ items: [ResolvedViews.BarItem], in row: Rect) -> PlacedBar {
    let inner = row.inset(x: Self.margin, y: 0)
    let widths = items.map(width)
    let spaces = items.count { $0.space == .flexible }
    let taken = widths.reduce(0, +) + Self.gap * Double(max(0, items.count - 1))
    let share = spaces == 0 ? 0 : max(0, inner.width - taken) / Double(spaces)
    var left = inner.minX
    var placed = PlacedBar()
    for (item, ownWidth) in zip(items, widths) {
      let width = item.space == .flexible ? share : ownWidth
      let place = Rect(x: left, y: row.minY, width: width, height: row.height)
      left = place.maxX + Self.gap
      if item.space == nil { placed.items.append(button(item, in: mirrored(place, in: row))) }
    }
    return placed
  }

  private func font(of item: ResolvedViews.BarItem) -> Font {
    Font(pointSize: 17, weight: item.isProminent ? .semibold : .regular)
  }

  /// Returns the width of a button or a fixed space, in points. A flexible space may vanish.
  private func width(of item: ResolvedViews.BarItem) -> Double {
    switch item.space {
    case .flexible: 0
    case .fixed(let width): width
    case nil: item.image.map(width) ?? typesetter.width(of: item.title, in: font(of: item))
    }
  }

  private func width(of image: ImageContent) -> Double {
    (showsArtwork ? PlacedBar.artworkSize(of: image, in: variant)?.width : nil) ?? Self.symbolSide
  }

  /// Returns a symbol, or words if there is none.
  private func button(_ item: ResolvedViews.BarItem, in place: Rect) -> PlacedBar.Item {
    PlacedBar.Item(
      image: item.image, symbol: square(Self.symbolSide, at: place.center),
      title: item.image == nil
        ? typesetter.line(item.title, font(of: item), .center, in: place, width: place.width) : nil,
      isEnabled: item.isEnabled, isSelected: false)
  }

  // MARK: Tabs

  /// Returns tabs of equal widths in the middle of a row, with symbols above titles, or next to them if the row is
  /// short.
  func tabs(_ items: [ResolvedViews.BarItem], selected: Int?, in row: Rect) -> PlacedBar {
    let items = shownTabs(items, in: row)
    let width = min(row.width / Double(max(1, items.count)), 190)
    let start = row.midX - width * Double(items.count) / 2
    var placed = PlacedBar()
    for (index, item) in items.enumerated() {
      let place = Rect(x: start + Double(index) * width, y: row.minY, width: width, height: row.height)
      let isSelected = index == min(selected ?? -1, items.count - 1)
      let image = isSelected ? item.selectedImage ?? item.image : item.image
      placed.items.append(tab(item, image, in: mirrored(place, in: row), isSelected: isSelected))
    }
    return placed
  }

  /// Returns the visible tabs. Narrow bars have room for five, the last of which leads to the rest.
  private func shownTabs(_ items: [ResolvedViews.BarItem], in row: Rect) -> [ResolvedViews.BarItem] {
    guard items.count > 5, row.width < 600 else { return items }
    let more = ResolvedViews.BarItem(title: "More", image: .symbol("ellipsis"))
    return Array(items.prefix(4)) + [more]
  }

  private func tab(
    _ item: ResolvedViews.BarItem, _ image: ImageContent?, in place: Rect, isSelected: Bool
  ) -> PlacedBar.Item {
    if place.height < 40 { return lowTab(item, image, in: place, isSelected: isSelected) }
    let middle = place.minY + (item.title.isEmpty ? min(49, place.height) / 2 : 18)
    let line = Rect(x: place.minX, y: place.minY + 32, width: place.width, height: 14)
    return PlacedBar.Item(
      image: image, symbol: square(24, at: Point(x: place.midX, y: middle)),
      title: typesetter.line(
        item.title, Font(pointSize: 10, weight: .medium), .center, in: line.inset(x: 2, y: 0)),
      isEnabled: item.isEnabled, isSelected: isSelected)
  }

  private func lowTab(
    _ item: ResolvedViews.BarItem, _ image: ImageContent?, in place: Rect, isSelected: Bool
  ) -> PlacedBar.Item {
    let font = Font(pointSize: 13)
    let side = image == nil ? 0.0 : 18
    let gap = image == nil || item.title.isEmpty ? 0.0 : 6
    let width = typesetter.width(of: item.title, in: font)
    let words = min(width, max(0, place.width - side - gap))
    let left = place.midX - (side + gap + words) / 2
    let line = mirrored(
      Rect(x: left + side + gap, y: place.minY, width: words, height: place.height), in: place)
    return PlacedBar.Item(
      image: image, symbol: mirrored(Rect(x: left, y: place.midY - side / 2, width: side, height: side), in: place),
      title: typesetter.line(item.title, font, isRightToLeft ? .right : .left, in: line, width: width),
      isEnabled: item.isEnabled, isSelected: isSelected)
  }

  private func square(_ side: Double, at center: Point) -> Rect {
    Rect(center: center, width: side, height: side)
  }

  /// Returns a place, mirrored within a row if text runs from right to left.
  private func mirrored(_ place: Rect, in row: Rect) -> Rect { isRightToLeft ? place.mirrored(in: row) : place }
}
