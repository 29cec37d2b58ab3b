internal import Drawing
internal import Geometry
internal import Scenes

/// Navigation bars, toolbars and tab bars that are views of the scene.
extension ViewPainter {
  func bar() -> [DrawingCommand] {
    let ground = DrawingCommand.fill(.rect(frame), color(view.background, or: .secondaryBackground))
    switch view.content {
    case .navigationBar(let title):
      let row = Rect(
        x: frame.minX, y: max(frame.minY, frame.maxY - 44), width: frame.width, height: min(44, frame.height))
      let style = style(.system(17, weight: .semibold), color(.label))
      return [ground, separator(atY: frame.maxY)] + text.line(resolved.text(title), style, in: row.inset(x: 16, y: 0))
    case .toolbar(let titles):
      return [ground, separator(atY: frame.minY)] + items(titles)
    case .tabBar(let titles):
      return [ground, separator(atY: frame.minY)] + tabs(titles)
    default:
      return []
    }
  }

  private func separator(atY y: Double) -> DrawingCommand {
    .fill(.rect(Rect(x: frame.minX, y: y - hairline / 2, width: frame.width, height: hairline)), color(.separator))
  }

  private func items(_ titles: [LocalizedText]) -> [DrawingCommand] {
    places(titles.count).enumerated().flatMap { index, place in
      text.line(resolved.text(titles[index]), style(.system(17), tint), in: place.inset(x: 4, y: 0))
    }
  }

  private func tabs(_ titles: [LocalizedText]) -> [DrawingCommand] {
    places(titles.count).enumerated().flatMap { index, place -> [DrawingCommand] in
      let ink = index == 0 ? tint : color(.gray)
      let icon = Rect(x: place.midX - 11, y: place.minY + 6, width: 22, height: 22)
      let title = Rect(x: place.minX, y: place.minY + 31, width: place.width, height: 14)
      return [.stroke(.rect(icon.inset(1), radius: 6), Stroke(ink, width: 1.75))]
        + text.line(resolved.text(titles[index]), style(.system(10, weight: .medium), ink), in: title)
    }
  }

  /// Equal shares of the bar's first 49 points, in reading order.
  private func places(_ count: Int) -> [Rect] {
    guard count > 0 else { return [] }
    let width = frame.width / Double(count)
    return (0..<count).map {
      mirrored(Rect(x: frame.minX + Double($0) * width, y: frame.minY, width: width, height: min(49, frame.height)))
    }
  }
}
