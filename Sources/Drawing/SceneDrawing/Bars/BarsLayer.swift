internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A layer that draws what the system shows over a scene: the status bar, the home indicator, translucent bars and the
/// keyboard.
///
/// The backgrounds of bars are under the lines of overlays. The contents of bars are over them, on a veil that fades
/// the lines behind a bar or the keyboard: they remain visible and do not seem to be in front.
struct BarsLayer {
  let layout: Layout
  /// The contents of the bars.
  let texts: PlacedScreenBars
  /// The painter of artwork. Nil to draw symbols instead.
  let artwork: ArtworkPainter?
  /// How far bars and screen edges extend into the container view that the layout fills, in points. Nil if the layout
  /// fills the screen.
  var containerInsets: EdgeInsets?

  /// The opacity of the veil over the lines behind a bar or the keyboard.
  private static let veilOpacity = 0.7

  private var resolved: ResolvedScene { layout.resolved }
  private var appearance: Appearance { resolved.variant.appearance }
  private var bars: ScreenBars { ScreenBars(over: resolved, containerInsets: containerInsets) }
  private var root: Rect { bars.root }
  private var screen: EdgeInsets { bars.screen }

  /// Returns the backgrounds of the bars and the keyboard. Empty if there are none.
  func grounds() -> [DrawingCommand] {
    guard bars.areShown else { return [] }
    let top = bars.top.map { surface($0, edge: $0.maxY, topLook) } ?? []
    let bottom = bars.bottom.map { surface($0, edge: $0.minY, bottomLook) } ?? []
    let keyboard = keyboard.map { [DrawingCommand.group(.init("keyboard", title: "keyboard"), $0.shapes)] } ?? []
    let grounds = top + bottom + keyboard
    return grounds.isEmpty ? [] : [.group(.init("bar-grounds"), grounds)]
  }

  /// Returns the contents of the bars, and the status bar and home indicator.
  ///
  /// - Parameter lineWidth: The width of lines drawn over the backgrounds, in points. Nil if there are none.
  func contents(over lineWidth: Double? = nil) -> [DrawingCommand] {
    guard bars.areShown else { return [] }
    let veils = lineWidth.map(veils) ?? []
    return [.group(.init("bars"), veils + topContent() + bottomContent() + statusBar() + homeIndicator())]
  }

  /// The parts of the screen that the bars and the keyboard hide. Empty if there are none.
  var covered: [Rect] { bars.areShown ? [bars.top, bars.bottom, keyboard?.ground].compactMap(\.self) : [] }

  private func veils(_ lineWidth: Double) -> [DrawingCommand] {
    let veil = DrawingCommand.Group("keyboard-veil", opacity: Self.veilOpacity)
    return barVeils(lineWidth) + (keyboard.map { [.group(veil, $0.shapes)] } ?? [])
  }

  /// Returns veils that end before the inner edges of bars, where lines belong to the edge and not to something behind
  /// the bar.
  private func barVeils(_ lineWidth: Double) -> [DrawingCommand] {
    let top = bars.top.map { ($0.inset(by: EdgeInsets(bottom: min($0.height, 2 * lineWidth))), topLook) }
    let bottom = bars.bottom.map { ($0.inset(by: EdgeInsets(top: min($0.height, 2 * lineWidth))), bottomLook) }
    return [top, bottom].compactMap(\.self).map { bar, look in
      .fill(.rect(bar), ground(look).opacity(Self.veilOpacity))
    }
  }

  private var topLook: ResolvedViews.BarLook { resolved.barContents.topLook }
  private var bottomLook: ResolvedViews.BarLook { resolved.barContents.bottomLook }

  /// Returns the buttons with the title between or below them, or a blank bar if the document does not contain the
  /// title.
  private func topContent() -> [DrawingCommand] {
    guard let bar = bars.navigation, let row = bars.buttons else { return [] }
    let content = resolved.barContents.navigation
    let drawn = texts.top.flatMap { placed in content.map { painter(topLook).navigation(placed, $0) } } ?? []
    guard content?.title == nil else { return drawn }
    return drawn + [.fill(.capsule(blankTitle(in: bar, row: row)), placeholder)]
  }

  /// Returns the frame of the blank bar for an unknown title.
  private func blankTitle(in bar: Rect, row: Rect) -> Rect {
    guard bars.hasLargeTitle else { return Rect(center: row.center, width: 88, height: 10) }
    let blank = Rect(x: 16, y: bar.maxY - 36, width: 160, height: 20)
    return isRightToLeft ? blank.mirrored(in: bar) : blank
  }

  private func bottomContent() -> [DrawingCommand] {
    guard let row = bars.tools, let placed = texts.bottom else { return [] }
    let isTabBar = bars.hasTabs
    let contents = resolved.barContents
    if isTabBar, !contents.tabs.isEmpty { return painter(bottomLook).tabs(placed) }
    if !isTabBar, !contents.tools.isEmpty { return painter(bottomLook).tools(placed) }
    let count = resolved.blankCount(inTabBar: isTabBar)
    let step = row.width / Double(max(1, count))
    return (0..<count).map { index in
      let center = Point(x: (Double(index) + 0.5) * step, y: row.minY + min(isTabBar ? 18 : 22, row.height / 2))
      return .fill(.rect(Rect(center: center, width: 22, height: 22), radius: 6), placeholder)
    }
  }

  private var isRightToLeft: Bool { resolved.variant.direction == .rightToLeft }

  private func painter(_ look: ResolvedViews.BarLook) -> BarPainter {
    BarPainter(
      tint: look.tint?.color ?? resolved.color(.tint), ground: ground(look), isRightToLeft: isRightToLeft,
      resolved: resolved, artwork: artwork)
  }

  private var keyboard: KeyboardPicture? {
    guard containerInsets == nil, let height = resolved.keyboardHeight, height > 0 else { return nil }
    return KeyboardPicture(height: min(height, root.height), root: root, screen: screen, appearance: appearance)
  }

  private func ground(_ look: ResolvedViews.BarLook) -> Color {
    look.ground?.color ?? resolved.color(.secondaryBackground)
  }

  /// Returns the color of a bar, translucent unless its author disabled that.
  private func barColor(_ look: ResolvedViews.BarLook) -> Color {
    look.isTranslucent ? ground(look).opacity(0.9) : ground(look)
  }

  /// Returns the background of a bar with a thin line at its inner edge.
  private func surface(_ bar: Rect, edge: Double, _ look: ResolvedViews.BarLook) -> [DrawingCommand] {
    let line = Rect(x: bar.minX, y: edge - 0.25, width: bar.width, height: 0.5)
    return [
      .fill(.rect(bar), barColor(look)),
      .fill(.rect(line), resolved.color(.separator)),
    ]
  }

  private var placeholder: Color { resolved.color(.fill) }

  /// Returns the time and a battery, if the screen has a status bar in this orientation.
  private func statusBar() -> [DrawingCommand] {
    guard let row = bars.status, let time = texts.time else { return [] }
    let ink = ink(on: bars.top == nil ? nil : topLook)
    return time.commands(in: ink) + battery(center: Point(x: root.width - bars.statusMargin, y: row.midY), ink)
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
    // A tablet's home indicator is below the whole screen, and a column is only a part of it.
    guard width < root.width else { return [] }
    let bar = Rect(x: root.midX - width / 2, y: root.maxY - 13, width: width, height: 5)
    return [.fill(.capsule(bar), ink(on: bars.bottom == nil ? nil : bottomLook))]
  }

  /// Returns a faint dark color on light backgrounds and a light one on dark backgrounds. The system's parts are not
  /// under review.
  private func ink(on bar: ResolvedViews.BarLook?) -> Color {
    let ground = bar.map { barColor($0).over(layout.groundColor) } ?? layout.groundColor
    return (ground.brightness > 0.5 ? Color.black : .white).opacity(0.4)
  }
}
