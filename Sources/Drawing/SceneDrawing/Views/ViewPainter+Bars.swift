internal import Drawing
internal import Geometry
internal import Scenes

/// Navigation bars, toolbars and tab bars that are views of the scene.
extension ViewPainter {
  func bar() -> [DrawingCommand] {
    let fill = color(view.background, or: .secondaryBackground)
    let ground = DrawingCommand.fill(.rect(frame), fill)
    let painter = BarPainter(
      tint: tint, ground: fill.over(color(.background)), isRightToLeft: isRightToLeft, resolved: resolved, text: text,
      artwork: artwork)
    switch view.content {
    case .navigationBar(let bar):
      let row = Rect(
        x: frame.minX, y: max(frame.minY, frame.maxY - 44), width: frame.width, height: min(44, frame.height))
      return [ground, separator(atY: frame.maxY)] + painter.navigation(bar, in: row)
    case .toolbar(let items): return [ground, separator(atY: frame.minY)] + painter.tools(items, in: row(44))
    case .tabBar(let items):
      return [ground, separator(atY: frame.minY)] + painter.tabs(items, selected: 0, in: row(49))
    default: return []
    }
  }

  func separator(atY y: Double) -> DrawingCommand {
    .fill(.rect(Rect(x: frame.minX, y: y - hairline / 2, width: frame.width, height: hairline)), color(.separator))
  }

  /// The first points of the bar from its top, below which the home indicator lies.
  private func row(_ height: Double) -> Rect {
    Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(height, frame.height))
  }
}
