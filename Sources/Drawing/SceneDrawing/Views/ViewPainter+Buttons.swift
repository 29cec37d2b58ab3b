internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// Buttons in UIKit's styles.
extension ViewPainter {
  func button(_ button: ResolvedViews.Button) -> [DrawingCommand] {
    switch button.style {
    case .detail: return infoSymbol(in: frame)
    case .close: return closeSymbol()
    default:
      let colors = ButtonColors(
        of: button, hasBackground: view.appearance.background != nil, tint: tint, in: appearance)
      let shape = Shape.rect(frame, radius: min(frame.height / 2, button.cornerRadius ?? 8))
      let ground = colors.ground.map { standard -> [DrawingCommand] in
        [.fill(shape, view.appearance.isEnabled ? standard : color(.tertiaryFill))]
      }
      let background = button.backgroundImage.map { picture($0, in: frame) } ?? []
      let content = isLeftToCode(button) ? landscape(in: frame, direction: 1) : buttonContent(button, colors.title)
      return (ground ?? []) + background + content
    }
  }

  /// Whether a button shows nothing in the document because code sets its image. It is drawn like an image view without
  /// an image.
  private func isLeftToCode(_ button: ResolvedViews.Button) -> Bool {
    button.title.isEmpty && button.image == nil && button.backgroundImage == nil && !resolved.isInInterfaceBuilder
      && view.identity.statements.contains { $0.effect == .pictures }
  }

  /// Returns the image and title in their positions.
  private func buttonContent(_ button: ResolvedViews.Button, _ color: Color) -> [DrawingCommand] {
    let ink = view.appearance.isEnabled || button.color != nil ? color : self.color(.tertiaryLabel)
    guard case .button(let placed) = texts else { return [] }
    var words = placed.title?.commands(in: ink) ?? []
    if needsShape(button) { words += words.compactMap(underline) }
    guard let image = button.image, let place = placed.image else { return words }
    let symbols = SymbolPainter(ink: ink, ground: ground(of: button.style), weight: button.font.weight)
    let drawn = self.image(image, in: place, symbols: symbols, isTemplate: button.style != .custom)
    // UIKit dims the image of a disabled button unless it has one for that state.
    return (view.appearance.isEnabled ? drawn : [.group(.init("disabled", opacity: 0.5), drawn)]) + words
  }

  /// Whether the user has asked for button shapes and this button has only a title.
  private func needsShape(_ button: ResolvedViews.Button) -> Bool {
    showsButtonShapes && view.appearance.background == nil && button.backgroundImage == nil && !button.style.hasGround
  }

  /// Returns the underline of a text run. Nil for other commands.
  private func underline(_ command: DrawingCommand) -> DrawingCommand? {
    guard case .text(let run) = command, let width = run.width else { return nil }
    let line = Rect(x: run.origin.x, y: run.origin.y + 2, width: width, height: 1)
    return .fill(.rect(line), run.color)
  }

  /// Returns the color behind the content of a button.
  private func ground(of style: ButtonStyle) -> Color {
    style == .filled ? tint : color(view.appearance.background, or: .background)
  }

  /// Returns a circled i.
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
