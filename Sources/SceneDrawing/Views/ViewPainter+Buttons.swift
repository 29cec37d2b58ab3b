internal import Drawing
internal import Geometry
internal import Scenes

/// Buttons in the styles of UIKit.
extension ViewPainter {
  func button(_ button: ResolvedViews.Button) -> [DrawingCommand] {
    switch button.style {
    case .detail: return infoSymbol(in: frame)
    case .close: return closeSymbol()
    default:
      let colors = ButtonColors(of: button, hasBackground: view.background != nil, tint: tint, in: appearance)
      let shape = Shape.rect(frame, radius: min(frame.height / 2, 8))
      let ground = colors.ground.map { [DrawingCommand.fill(shape, $0)] } ?? []
      let background = button.backgroundImage.map { picture($0, in: frame) } ?? []
      return ground + background + buttonContent(button, colors.title)
    }
  }

  private func buttonContent(_ button: ResolvedViews.Button, _ color: Color) -> [DrawingCommand] {
    let style = TextPainter.Style(font: button.font, color: color, alignment: .center)
    let area = button.contentInsets.map { frame.inset(by: isRightToLeft ? $0.mirrored : $0) } ?? frame
    let title = button.title
    guard let image = button.image else { return text.line(title, style, in: area) }
    let side = min(image.size?.height ?? style.font.pointSize * 1.2, area.height)
    let width = min(image.size.map { $0.width * side / max($0.height, 1) } ?? side, area.width)
    let symbols = SymbolPainter(ink: style.color, ground: ground(of: button.style), weight: style.font.weight)
    guard !title.isEmpty else {
      return self.image(
        image, in: Rect(x: area.midX - width / 2, y: area.midY - side / 2, width: width, height: side),
        symbols: symbols, isTemplate: button.style != .custom)
    }
    let titleWidth = min(text.width(of: title, style.font), max(0, area.width - width - 6))
    let left = area.midX - (width + 6 + titleWidth) / 2
    let picture = mirrored(Rect(x: left, y: area.midY - side / 2, width: width, height: side))
    let titleArea = mirrored(Rect(x: left + width + 6, y: area.minY, width: titleWidth + 1, height: area.height))
    return self.image(image, in: picture, symbols: symbols, isTemplate: button.style != .custom)
      + text.line(title, style, in: titleArea)
  }

  /// The colour behind the content of a button.
  private func ground(of style: ButtonStyle) -> Color {
    style == .filled ? tint : color(view.background, or: .background)
  }

  /// A circle with an i.
  func infoSymbol(in rect: Rect) -> [DrawingCommand] {
    let radius = min(11, min(rect.width, rect.height) / 2 - 0.75)
    let center = rect.center
    return [
      .stroke(.circle(center, radius: max(0, radius)), Stroke(tint, width: 1.5)),
      .fill(.circle(center.moved(y: -radius * 0.45), radius: 1.3), tint),
      .stroke(
        .line(center.moved(y: -radius * 0.1), center.moved(y: radius * 0.5)),
        Stroke(tint, width: 1.8, hasRoundCaps: true)),
    ]
  }

  private func closeSymbol() -> [DrawingCommand] {
    let radius = min(15, min(frame.width, frame.height) / 2)
    let arm = radius * 0.33
    let stroke = Stroke(color(.secondaryLabel), width: 2, hasRoundCaps: true)
    let center = frame.center
    return [
      .fill(.circle(center, radius: radius), color(.fill)),
      .stroke(.line(center.moved(byX: -arm, y: -arm), center.moved(byX: arm, y: arm)), stroke),
      .stroke(.line(center.moved(byX: -arm, y: arm), center.moved(byX: arm, y: -arm)), stroke),
    ]
  }
}
