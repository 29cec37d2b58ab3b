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

  private func topBar() -> [DrawingCommand] {
    let height = resolved.safeArea.top
    guard height > screen.top + 1, resolved.scene.bars.contains(where: { $0 == .navigation || $0 == .largeTitle })
    else { return [] }
    let bar = Rect(x: 0, y: 0, width: root.width, height: height)
    let title = Rect(x: root.midX - 44, y: screen.top + 17, width: 88, height: 10)
    return surface(bar, edge: bar.maxY) + [.fill(.capsule(title), placeholder)]
  }

  private func bottomBar() -> [DrawingCommand] {
    let height = resolved.safeArea.bottom
    guard height > screen.bottom + 1 else { return [] }
    let isTabBar = resolved.scene.bars.contains(.tab)
    guard isTabBar || resolved.scene.bars.contains(.tool) else { return [] }
    let bar = Rect(x: 0, y: root.maxY - height, width: root.width, height: height)
    let count = isTabBar ? 4 : 3
    let step = root.width / Double(count)
    let items = (0..<count).map { index in
      let center = Point(x: (Double(index) + 0.5) * step, y: bar.minY + (isTabBar ? 18 : 22))
      let square = Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
      return DrawingCommand.fill(.rect(square, radius: 6), placeholder)
    }
    return surface(bar, edge: bar.minY) + items
  }

  private func keyboard() -> [DrawingCommand] {
    guard let height = resolved.keyboardHeight, height > 0 else { return [] }
    return KeyboardPicture(height: min(height, root.height), root: root, screen: screen, appearance: appearance)
      .commands
  }

  /// A translucent ground with a thin line at its inner edge.
  private func surface(_ bar: Rect, edge: Double) -> [DrawingCommand] {
    let line = Rect(x: bar.minX, y: edge - 0.25, width: bar.width, height: 0.5)
    return [
      .fill(.rect(bar), SystemColor.secondaryBackground.color(in: appearance).opacity(0.8)),
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
    let style = TextPainter.Style(font: font, color: ink, alignment: .center)
    let margin = isTall ? root.width * 0.16 : 26.0
    let time = Rect(x: margin - 30, y: row.minY, width: 60, height: row.height)
    return text.line("9:41", style, in: time) + battery(center: Point(x: root.width - margin, y: row.midY))
  }

  private func battery(center: Point) -> [DrawingCommand] {
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
    return [.fill(.capsule(bar), ink)]
  }

  /// Dark on light grounds, light on dark ones, and faint: the system's part is not what is reviewed.
  private var ink: Color {
    let ground = layout.groundColor.brightness
    return (ground > 0.5 ? Color.black : .white).opacity(0.4)
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
