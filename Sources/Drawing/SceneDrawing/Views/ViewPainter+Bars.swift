internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Navigation bars, toolbars and tab bars that are views of the scene.
extension ViewPainter {
  func bar() -> [DrawingCommand] {
    let fill = color(view.appearance.background, or: .secondaryBackground)
    let ground = DrawingCommand.fill(.rect(frame), fill)
    let painter = BarPainter(
      tint: tint, ground: fill.over(color(.background)), isRightToLeft: isRightToLeft, resolved: resolved,
      artwork: artwork)
    guard case .bar(let placed) = texts else { return [ground] }
    switch view.content {
    case .navigationBar(let bar):
      return (bar.isClear ? [] : [ground, separator(atY: frame.maxY)]) + painter.navigation(placed, bar)
    case .toolbar: return [ground, separator(atY: frame.minY)] + painter.tools(placed)
    case .tabBar: return [ground, separator(atY: frame.minY)] + painter.tabs(placed)
    default: return []
    }
  }

  func separator(atY y: Double) -> DrawingCommand {
    .fill(.rect(Rect(x: frame.minX, y: y - hairline / 2, width: frame.width, height: hairline)), color(.separator))
  }
}
