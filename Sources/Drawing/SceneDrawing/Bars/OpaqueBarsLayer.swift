internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Draws what lies around the root view until iOS 6: a black status bar, opaque bars, and black where there is nothing else
/// (specification DEV-06).
///
/// Places are in the coordinates of the root view, above which bars therefore begin below 0. The colours are those that
/// screenshots of the time show, with a lighter upper half in place of a gradient.
struct OpaqueBarsLayer {
  let layout: Layout
  let text: TextPainter
  /// The painter of artwork; nil where a symbol stands for it.
  let artwork: ArtworkPainter?

  /// The blue grey of navigation bars and toolbars.
  private static let ground = Color(0x6D84A2)

  private var resolved: ResolvedScene { layout.resolved }
  /// The whole screen.
  private var area: Rect { resolved.shownArea }
  /// The insets of the screen itself, in points; the rest belongs to bars.
  private var screen: EdgeInsets { resolved.variant.device.insets(in: resolved.variant.orientation) }

  /// The black ground around the root view; nothing where the root view fills the screen.
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

  /// The bars with what stands in them; nothing where the root view fills the screen.
  func contents() -> [DrawingCommand] {
    guard resolved.barInsets != .zero else { return [] }
    return [.group(.init("bars"), statusBar() + topBar() + bottomBar())]
  }

  private func statusBar() -> [DrawingCommand] {
    guard screen.top >= 20, resolved.barInsets.top >= screen.top else { return [] }
    let row = Rect(x: area.minX, y: area.minY, width: area.width, height: screen.top)
    let ink = Color.white.opacity(0.8)
    let style = TextPainter.Style(font: Font(pointSize: 14, weight: .bold), color: ink, alignment: .center)
    let battery = Rect(center: Point(x: row.maxX - 18, y: row.midY), width: 22, height: 10)
    return text.line("9:41", style, in: row) + [
      .stroke(.rect(battery, radius: 1), Stroke(ink, width: 1)), .fill(.rect(battery.inset(2)), ink),
      .fill(.rect(Rect(x: battery.maxX + 1, y: row.midY - 2, width: 1.5, height: 4)), ink),
    ]
  }

  private func topBar() -> [DrawingCommand] {
    let height = resolved.barInsets.top - screen.top
    guard height > 1, resolved.bars.contains(where: { $0 == .navigation || $0 == .largeTitle }) else { return [] }
    let bar = Rect(x: area.minX, y: -height, width: area.width, height: height)
    let look = resolved.barContents.topLook
    let line = Rect(x: bar.minX, y: bar.maxY - 1, width: bar.width, height: 1)
    let content = resolved.barContents.navigation ?? ResolvedViews.NavigationBar(title: nil)
    let blank = DrawingCommand.fill(.capsule(Rect(center: bar.center, width: 88, height: 10)), placeholder)
    return surface(bar, look.ground?.color ?? Self.ground) + [.fill(.rect(line), Color.black.opacity(0.4))]
      + painter(look, Self.ground).navigation(content, in: bar) + (content.title == nil ? [blank] : [])
  }

  private func bottomBar() -> [DrawingCommand] {
    let height = resolved.barInsets.bottom - screen.bottom
    let isTabBar = resolved.bars.contains(.tab)
    guard height > 1, isTabBar || resolved.bars.contains(.tool) else { return [] }
    let bar = Rect(x: area.minX, y: resolved.rootSize.height, width: area.width, height: height)
    let (look, ground) = (resolved.barContents.bottomLook, isTabBar ? Color.black : Self.ground)
    let painter = painter(look, ground)
    let contents = resolved.barContents
    let items =
      isTabBar
      ? painter.tabs(contents.tabs, selected: contents.selectedTab, in: bar) : painter.tools(contents.tools, in: bar)
    let count = isTabBar ? 4 : 3
    let blanks = (0..<count).map { index in
      let center = Point(x: bar.minX + (Double(index) + 0.5) * bar.width / Double(count), y: bar.midY)
      return DrawingCommand.fill(.rect(Rect(center: center, width: 22, height: 22), radius: 6), placeholder)
    }
    return surface(bar, look.ground?.color ?? ground) + (items.isEmpty ? blanks : items)
  }

  private var placeholder: Color { Color.white.opacity(0.5) }

  /// A bar whose upper half shines.
  private func surface(_ bar: Rect, _ ground: Color) -> [DrawingCommand] {
    let shine = Rect(x: bar.minX, y: bar.minY, width: bar.width, height: bar.height / 2)
    return [.fill(.rect(bar), ground), .fill(.rect(shine), Color.white.opacity(0.2))]
  }

  private func painter(_ look: ResolvedViews.BarLook, _ ground: Color) -> BarPainter {
    var painter = BarPainter(
      tint: look.tint?.color ?? .white, ground: look.ground?.color ?? ground,
      isRightToLeft: resolved.variant.direction == .rightToLeft, resolved: resolved, text: text, artwork: artwork)
    painter.titleColor = .white
    painter.titleFont = Font(pointSize: 20, weight: .bold)
    return painter
  }
}
