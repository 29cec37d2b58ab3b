internal import AutoLayout
internal import Drawing
internal import Geometry
internal import Scenes

/// Draws what the system puts over a scene: the status bar, the home indicator, translucent bars at the edges and the
/// keyboard.
struct BarsLayer {
  let layout: Layout
  let text: TextPainter

  private var resolved: ResolvedScene { layout.resolved }
  private var appearance: Appearance { resolved.variant.appearance }
  private var root: Rect { Rect(origin: .zero, size: resolved.rootSize) }
  /// What the screen itself takes; the rest of the safe area belongs to bars.
  private var screen: EdgeInsets { resolved.variant.device.insets(in: resolved.variant.orientation) }

  func commands() -> [DrawingCommand] {
    guard fillsScreen else { return [] }
    return [.group(.init("bars"), topBar() + bottomBar() + keyboard() + statusBar() + homeIndicator())]
  }

  /// Whether the root is the whole screen and not a component or a sheet.
  private var fillsScreen: Bool {
    resolved.variant.device.size(in: resolved.variant.orientation) == resolved.rootSize
  }

  private var hasTopBar: Bool {
    resolved.safeArea.top > screen.top + 1
      && resolved.scene.bars.contains { $0 == .navigation || $0 == .largeTitle }
  }

  private var hasBottomBar: Bool {
    resolved.safeArea.bottom > screen.bottom + 1 && resolved.scene.bars.contains { $0 == .tab || $0 == .tool }
  }

  private func topBar() -> [DrawingCommand] {
    guard hasTopBar else { return [] }
    let bar = Rect(x: 0, y: 0, width: root.width, height: resolved.safeArea.top)
    return surface(bar, edge: bar.maxY)
      + topContent(in: Rect(left: 0, top: screen.top, right: root.width, bottom: bar.maxY))
  }

  /// The title between its buttons: the lowest row of the bar, above which a prompt may stand, or above a large title.
  private func topContent(in bar: Rect) -> [DrawingCommand] {
    let content = resolved.scene.barContents.navigation ?? NavigationBarContent(title: nil)
    let isLarge = resolved.scene.bars.contains(.largeTitle) && bar.height > 80
    let height = min(isLarge ? 44 : 50, bar.height)
    let row = Rect(x: 0, y: isLarge ? bar.minY : bar.maxY - height, width: bar.width, height: height)
    let buttons = painter.navigation(content, in: row, showsTitle: !isLarge)
    guard let title = content.title else {
      return buttons + [.fill(.capsule(blankTitle(in: bar, row: row, isLarge: isLarge)), placeholder)]
    }
    guard isLarge else { return buttons }
    return buttons + painter.largeTitle(title, in: Rect(left: 0, top: row.maxY, right: bar.maxX, bottom: bar.maxY))
  }

  /// What stands for a title that the document does not tell.
  private func blankTitle(in bar: Rect, row: Rect, isLarge: Bool) -> Rect {
    guard isLarge else { return Rect(center: row.center, width: 88, height: 10) }
    let blank = Rect(x: 16, y: bar.maxY - 36, width: 160, height: 20)
    return painter.isRightToLeft ? blank.mirrored(in: bar) : blank
  }

  private func bottomBar() -> [DrawingCommand] {
    guard hasBottomBar else { return [] }
    let height = resolved.safeArea.bottom
    let bar = Rect(x: 0, y: root.maxY - height, width: root.width, height: height)
    let row = Rect(x: 0, y: bar.minY, width: bar.width, height: height - screen.bottom)
    return surface(bar, edge: bar.minY) + bottomContent(isTabBar: resolved.scene.bars.contains(.tab), in: row)
  }

  private func bottomContent(isTabBar: Bool, in row: Rect) -> [DrawingCommand] {
    let contents = resolved.scene.barContents
    if isTabBar, !contents.tabs.isEmpty {
      return painter.tabs(contents.tabs, selected: contents.selectedTab, in: row)
    }
    if !isTabBar, !contents.tools.isEmpty { return painter.tools(contents.tools, in: row) }
    let count = isTabBar ? 4 : 3
    let step = row.width / Double(count)
    return (0..<count).map { index in
      let center = Point(x: (Double(index) + 0.5) * step, y: row.minY + min(isTabBar ? 18 : 22, row.height / 2))
      return .fill(.rect(Rect(center: center, width: 22, height: 22), radius: 6), placeholder)
    }
  }

  private var painter: BarPainter {
    BarPainter(
      tint: SystemColor.tint.color(in: appearance), ground: SystemColor.secondaryBackground.color(in: appearance),
      isRightToLeft: resolved.variant.direction == .rightToLeft, resolved: resolved, text: text)
  }

  private func keyboard() -> [DrawingCommand] {
    guard let height = resolved.keyboardHeight, height > 0 else { return [] }
    return KeyboardPicture(height: min(height, root.height), root: root, screen: screen, appearance: appearance)
      .commands
  }

  /// The colour of bars, through which some of what lies behind is seen.
  private var barColor: Color { SystemColor.secondaryBackground.color(in: appearance).opacity(0.9) }

  /// A translucent ground with a thin line at its inner edge.
  private func surface(_ bar: Rect, edge: Double) -> [DrawingCommand] {
    let line = Rect(x: bar.minX, y: edge - 0.25, width: bar.width, height: 0.5)
    return [
      .fill(.rect(bar), barColor),
      .fill(.rect(line), SystemColor.separator.color(in: appearance)),
    ]
  }

  private var placeholder: Color { SystemColor.fill.color(in: appearance) }

  /// The time and a battery, as far as the screen has a status bar in this orientation.
  private func statusBar() -> [DrawingCommand] {
    guard screen.top >= 20, resolved.safeArea.top >= screen.top else { return [] }
    let isTall = screen.top >= 40
    let row = Rect(x: 0, y: isTall ? screen.top / 2 - 8 : 0, width: root.width, height: isTall ? 22 : 20)
    let font = Font(pointSize: isTall ? 16 : 12, weight: .semibold)
    let ink = ink(onBar: hasTopBar)
    let style = TextPainter.Style(font: font, color: ink, alignment: .center)
    let margin = isTall ? root.width * 0.16 : 26.0
    let time = Rect(x: margin - 30, y: row.minY, width: 60, height: row.height)
    return text.line("9:41", style, in: time) + battery(center: Point(x: root.width - margin, y: row.midY), ink)
  }

  private func battery(center: Point, _ ink: Color) -> [DrawingCommand] {
    let body = Rect(x: center.x - 12, y: center.y - 5.5, width: 22, height: 11)
    return [
      .stroke(.rect(body, radius: 3), Stroke(ink, width: 1)),
      .fill(.rect(body.inset(1.75), radius: 1.75), ink),
      .fill(.rect(Rect(x: body.maxX + 1.5, y: center.y - 2, width: 1.5, height: 4), radius: 0.75), ink),
    ]
  }

  private func homeIndicator() -> [DrawingCommand] {
    guard screen.bottom > 0, resolved.safeArea.bottom >= screen.bottom else { return [] }
    let width = resolved.variant.device.idiom == .pad ? 320 : min(144, root.width * 0.37)
    let bar = Rect(x: root.midX - width / 2, y: root.maxY - 13, width: width, height: 5)
    return [.fill(.capsule(bar), ink(onBar: hasBottomBar))]
  }

  /// Dark on light grounds, light on dark ones, and faint: the system's part is not what is reviewed.
  private func ink(onBar isOnBar: Bool) -> Color {
    let ground = isOnBar ? barColor.over(layout.groundColor) : layout.groundColor
    return (ground.brightness > 0.5 ? Color.black : .white).opacity(0.4)
  }
}

extension Layout {
  /// The opaque colour behind everything: that of the root over the screen's own.
  var groundColor: Color {
    let appearance = resolved.variant.appearance
    let screen = SystemColor.background.color(in: appearance)
    return resolved.views.first?.background.map { $0.color(in: appearance).over(screen) } ?? screen
  }
}
