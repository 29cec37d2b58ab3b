internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Draws what the system puts over a scene: the status bar, the home indicator, translucent bars at the edges and the
/// keyboard.
///
/// The grounds of bars lie under lines that overlays draw, and what stands in the bars lies over them, on a veil that pales
/// what lies behind a bar or the keyboard: it can still be found, and does not look as if it lay in front.
struct BarsLayer {
  let layout: Layout
  let text: TextPainter
  /// The painter of artwork; nil where a symbol stands for it.
  let artwork: ArtworkPainter?
  /// The depth to which bars and edges of the screen reach into the container view that the layout fills, in points; nil for
  /// one that has the screen.
  var containerInsets: EdgeInsets?

  /// The share of the lines behind a bar or the keyboard that the veil covers.
  private static let veilOpacity = 0.7

  private var resolved: ResolvedScene { layout.resolved }
  private var appearance: Appearance { resolved.variant.appearance }
  private var root: Rect { Rect(origin: .zero, size: resolved.rootSize) }
  /// The insets of the screen itself, in points; the rest of the safe area belongs to bars.
  private var screen: EdgeInsets { containerInsets ?? resolved.variant.device.insets(in: resolved.variant.orientation) }

  /// The grounds of the bars and the keyboard; nothing where there are none.
  func grounds() -> [DrawingCommand] {
    guard fillsScreen else { return [] }
    let top = topBar.map { surface($0, edge: $0.maxY, topLook) } ?? []
    let bottom = bottomBar.map { surface($0, edge: $0.minY, bottomLook) } ?? []
    let keyboard = keyboard.map { [DrawingCommand.group(.init("keyboard", title: "keyboard"), $0.shapes)] } ?? []
    let grounds = top + bottom + keyboard
    return grounds.isEmpty ? [] : [.group(.init("bar-grounds"), grounds)]
  }

  /// The content of the bars, and the signs of the system.
  ///
  /// - Parameter lineWidth: The width of lines that were drawn over the grounds, in points; nil where none were.
  func contents(over lineWidth: Double? = nil) -> [DrawingCommand] {
    guard fillsScreen else { return [] }
    let veils = lineWidth.map(veils) ?? []
    return [.group(.init("bars"), veils + topContent() + bottomContent() + statusBar() + homeIndicator())]
  }

  /// The parts of the screen that the bars and the keyboard hide; nothing where there are none.
  var covered: [Rect] { fillsScreen ? [topBar, bottomBar, keyboard?.ground].compactMap(\.self) : [] }

  private func veils(_ lineWidth: Double) -> [DrawingCommand] {
    let veil = DrawingCommand.Group("keyboard-veil", opacity: Self.veilOpacity)
    return barVeils(lineWidth) + (keyboard.map { [.group(veil, $0.shapes)] } ?? [])
  }

  /// The veils end before the inner edges of bars, where lines stand for the edge and not for something behind the bar.
  private func barVeils(_ lineWidth: Double) -> [DrawingCommand] {
    let top = topBar.map { ($0.inset(by: EdgeInsets(bottom: min($0.height, 2 * lineWidth))), topLook) }
    let bottom = bottomBar.map { ($0.inset(by: EdgeInsets(top: min($0.height, 2 * lineWidth))), bottomLook) }
    return [top, bottom].compactMap(\.self).map { bar, look in
      .fill(.rect(bar), ground(look).opacity(Self.veilOpacity))
    }
  }

  private var topLook: ResolvedViews.BarLook { resolved.barContents.topLook }
  private var bottomLook: ResolvedViews.BarLook { resolved.barContents.bottomLook }

  /// True where the root is the whole screen, or a container view, and not a component or a sheet.
  private var fillsScreen: Bool {
    containerInsets != nil || resolved.variant.device.size(in: resolved.variant.orientation) == resolved.rootSize
  }

  private var hasTopBar: Bool {
    resolved.safeArea.top > screen.top + 1
      && resolved.bars.contains { $0 == .navigation || $0 == .largeTitle }
  }

  private var hasBottomBar: Bool {
    resolved.safeArea.bottom > screen.bottom + 1 && resolved.bars.contains { $0 == .tab || $0 == .tool }
  }

  private var topBar: Rect? {
    hasTopBar ? Rect(x: 0, y: 0, width: root.width, height: resolved.safeArea.top) : nil
  }

  /// The title between its buttons: the lowest row of the bar, above which a prompt may stand, or above a large title.
  private func topContent() -> [DrawingCommand] {
    guard let bar = topBar.map({ Rect(left: 0, top: screen.top, right: $0.maxX, bottom: $0.maxY) }) else { return [] }
    let painter = painter(topLook)
    let content = resolved.barContents.navigation ?? ResolvedViews.NavigationBar(title: nil)
    let isLarge = resolved.bars.contains(.largeTitle) && bar.height > 80
    let height = min(isLarge ? 44 : 50, bar.height)
    let row = Rect(x: 0, y: isLarge ? bar.minY : bar.maxY - height, width: bar.width, height: height)
    let buttons = painter.navigation(content, in: row, showsTitle: !isLarge)
    guard let title = content.title else {
      return buttons + [.fill(.capsule(blankTitle(in: bar, row: row, isLarge: isLarge)), placeholder)]
    }
    guard isLarge else { return buttons }
    return buttons
      + painter.largeTitle(
        title, content.largeTitleColor, in: Rect(left: 0, top: row.maxY, right: bar.maxX, bottom: bar.maxY))
  }

  /// The place of the bar that stands for a title which the document does not tell.
  private func blankTitle(in bar: Rect, row: Rect, isLarge: Bool) -> Rect {
    guard isLarge else { return Rect(center: row.center, width: 88, height: 10) }
    let blank = Rect(x: 16, y: bar.maxY - 36, width: 160, height: 20)
    return isRightToLeft ? blank.mirrored(in: bar) : blank
  }

  private var bottomBar: Rect? {
    let height = resolved.safeArea.bottom
    return hasBottomBar ? Rect(x: 0, y: root.maxY - height, width: root.width, height: height) : nil
  }

  private func bottomContent() -> [DrawingCommand] {
    guard let bar = bottomBar else { return [] }
    let row = Rect(x: 0, y: bar.minY, width: bar.width, height: bar.height - screen.bottom)
    let isTabBar = resolved.bars.contains(.tab)
    let painter = painter(bottomLook)
    let contents = resolved.barContents
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

  private var isRightToLeft: Bool { resolved.variant.direction == .rightToLeft }

  private func painter(_ look: ResolvedViews.BarLook) -> BarPainter {
    BarPainter(
      tint: look.tint?.color ?? resolved.color(.tint), ground: ground(look), isRightToLeft: isRightToLeft,
      resolved: resolved, text: text, artwork: artwork)
  }

  private var keyboard: KeyboardPicture? {
    guard containerInsets == nil, let height = resolved.keyboardHeight, height > 0 else { return nil }
    return KeyboardPicture(height: min(height, root.height), root: root, screen: screen, appearance: appearance)
  }

  /// The colour of a bar.
  private func ground(_ look: ResolvedViews.BarLook) -> Color {
    look.ground?.color ?? resolved.color(.secondaryBackground)
  }

  /// The colour of a bar, through which some of what lies behind is seen unless its author does not want that.
  private func barColor(_ look: ResolvedViews.BarLook) -> Color {
    look.isTranslucent ? ground(look).opacity(0.9) : ground(look)
  }

  /// The ground of a bar with a thin line at its inner edge.
  private func surface(_ bar: Rect, edge: Double, _ look: ResolvedViews.BarLook) -> [DrawingCommand] {
    let line = Rect(x: bar.minX, y: edge - 0.25, width: bar.width, height: 0.5)
    return [
      .fill(.rect(bar), barColor(look)),
      .fill(.rect(line), resolved.color(.separator)),
    ]
  }

  private var placeholder: Color { resolved.color(.fill) }

  /// The time and a battery, as far as the screen has a status bar in this orientation.
  private func statusBar() -> [DrawingCommand] {
    guard containerInsets == nil, screen.top >= 20, resolved.safeArea.top >= screen.top else { return [] }
    let isTall = screen.top >= 40
    let row = Rect(x: 0, y: isTall ? screen.top / 2 - 8 : 0, width: root.width, height: isTall ? 22 : 20)
    let font = Font(pointSize: isTall ? 16 : 12, weight: .semibold)
    let ink = ink(on: hasTopBar ? topLook : nil)
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
    guard containerInsets == nil, screen.bottom > 0, resolved.safeArea.bottom >= screen.bottom else { return [] }
    let width = resolved.variant.device.idiom == .pad ? 320 : min(144, root.width * 0.37)
    // That of a tablet lies below the whole screen, of which a column is only a part.
    guard width < root.width else { return [] }
    let bar = Rect(x: root.midX - width / 2, y: root.maxY - 13, width: width, height: 5)
    return [.fill(.capsule(bar), ink(on: hasBottomBar ? bottomLook : nil))]
  }

  /// Dark on light grounds, light on dark ones, and faint: the system's part is not what is reviewed.
  private func ink(on bar: ResolvedViews.BarLook?) -> Color {
    let ground = bar.map { barColor($0).over(layout.groundColor) } ?? layout.groundColor
    return (ground.brightness > 0.5 ? Color.black : .white).opacity(0.4)
  }
}
