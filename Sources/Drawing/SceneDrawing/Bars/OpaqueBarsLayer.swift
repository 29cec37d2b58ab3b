internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A layer that draws the surroundings of the root view until iOS 6: a black status bar, opaque bars, and black
/// elsewhere (specification DEV-06).
///
/// Coordinates are relative to the root view, so bars above it begin at negative positions. The colors are from
/// screenshots of the time, with a lighter upper half instead of a gradient.
struct OpaqueBarsLayer {
  let layout: Layout
  /// The contents of the bars.
  let texts: PlacedScreenBars
  /// The painter of artwork. Nil to draw symbols instead.
  let artwork: ArtworkPainter?

  /// The blue-gray of navigation bars and toolbars.
  private static let ground = Color(0x6D84A2)

  private var resolved: ResolvedScene { layout.resolved }
  private var bars: OpaqueBars { OpaqueBars(around: resolved) }
  private var area: Rect { bars.area }

  /// Returns the black background around the root view. Empty if the root view fills the screen.
  func grounds() -> [DrawingCommand] {
    let insets = resolved.barInsets
    let strips = [
      Rect(x: area.minX, y: area.minY, width: area.width, height: insets.top),
      Rect(x: area.minX, y: area.maxY - insets.bottom, width: area.width, height: insets.bottom),
      Rect(x: area.minX, y: area.minY, width: insets.left, height: area.height),
      Rect(x: area.maxX - insets.right, y: area.minY, width: insets.right, height: area.height),
    ].filter { $0.width > 0 && $0.height > 0 }
    return strips.isEmpty ? [] : [.group(.init("bar-grounds"), strips.map { .fill(.rect($0), .black) })]
  }

  /// Returns the bars with their contents. Empty if the root view fills the screen.
  func contents() -> [DrawingCommand] {
    guard resolved.barInsets != .zero else { return [] }
    return [.group(.init("bars"), statusBar() + topBar() + bottomBar())]
  }

  private func statusBar() -> [DrawingCommand] {
    guard let row = bars.status, let time = texts.time else { return [] }
    let ink = Color.white.opacity(0.8)
    let battery = Rect(center: Point(x: row.maxX - 18, y: row.midY), width: 22, height: 10)
    return time.commands(in: ink) + [
      .stroke(.rect(battery, radius: 1), Stroke(ink, width: 1)), .fill(.rect(battery.inset(2)), ink),
      .fill(.rect(Rect(x: battery.maxX + 1, y: row.midY - 2, width: 1.5, height: 4)), ink),
    ]
  }

  private func topBar() -> [DrawingCommand] {
    guard let bar = bars.top else { return [] }
    let look = resolved.barContents.topLook
    let line = Rect(x: bar.minX, y: bar.maxY - 1, width: bar.width, height: 1)
    let content = resolved.barContents.navigation
    let drawn = texts.top.flatMap { placed in content.map { painter(look, Self.ground).navigation(placed, $0) } } ?? []
    let blank = DrawingCommand.fill(.capsule(Rect(center: bar.center, width: 88, height: 10)), placeholder)
    return surface(bar, look.ground?.color ?? Self.ground) + [.fill(.rect(line), Color.black.opacity(0.4))]
      + drawn + (content?.title == nil ? [blank] : [])
  }

  private func bottomBar() -> [DrawingCommand] {
    guard let bar = bars.bottom, let placed = texts.bottom else { return [] }
    let isTabBar = bars.hasTabs
    let (look, ground) = (resolved.barContents.bottomLook, isTabBar ? Color.black : Self.ground)
    let painter = painter(look, ground)
    let items = isTabBar ? painter.tabs(placed) : painter.tools(placed)
    let count = resolved.blankCount(inTabBar: isTabBar)
    let blanks = (0..<count).map { index in
      let center = Point(x: bar.minX + (Double(index) + 0.5) * bar.width / Double(count), y: bar.midY)
      return DrawingCommand.fill(.rect(Rect(center: center, width: 22, height: 22), radius: 6), placeholder)
    }
    return surface(bar, look.ground?.color ?? ground) + (items.isEmpty ? blanks : items)
  }

  private var placeholder: Color { Color.white.opacity(0.5) }

  /// Returns a bar with a glossy upper half.
  private func surface(_ bar: Rect, _ ground: Color) -> [DrawingCommand] {
    let shine = Rect(x: bar.minX, y: bar.minY, width: bar.width, height: bar.height / 2)
    return [.fill(.rect(bar), ground), .fill(.rect(shine), Color.white.opacity(0.2))]
  }

  private func painter(_ look: ResolvedViews.BarLook, _ ground: Color) -> BarPainter {
    var painter = BarPainter(
      tint: look.tint?.color ?? .white, ground: look.ground?.color ?? ground,
      isRightToLeft: resolved.variant.direction == .rightToLeft, resolved: resolved, artwork: artwork)
    painter.titleColor = .white
    return painter
  }
}
