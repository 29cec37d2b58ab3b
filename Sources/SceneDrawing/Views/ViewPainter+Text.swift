internal import Drawing
internal import Geometry
internal import Scenes

/// Labels, text views, text fields and search bars.
extension ViewPainter {
  func label(_ label: LabelContent) -> [DrawingCommand] {
    let alignment = TextPainter.Alignment(label.alignment, isRightToLeft: isRightToLeft)
    var style = style(label.font, color(label.color, or: .label), alignment)
    let shown = resolved.text(label.text)
    let smallest = max(1, style.font.pointSize * label.smallestScale(ofFontWith: style.font.pointSize))
    style.font = text.shrunk(style.font, downTo: smallest, forLine: shown, in: textWidth)
    let wrappingWidth = text.measurer.wrappingWidth(
      of: shown, in: style.font, limit: label.numberOfLines, within: textWidth,
      grid: PixelGrid(scale: resolved.variant.device.scale))
    let lines = text.measurer.lines(
      of: shown, in: style.font, width: wrappingWidth ?? .infinity, limit: label.numberOfLines)
    return text.paragraph(lines, style, width: textWidth, in: frame)
  }

  /// A text view; what does not fit can be scrolled to.
  func textView(_ label: LabelContent) -> [DrawingCommand] {
    let alignment = TextPainter.Alignment(label.alignment, isRightToLeft: isRightToLeft)
    let style = style(label.font, color(label.color, or: .label), alignment)
    var column = frame.inset(by: LabelContent.textViewInsets).moved(byX: contentOrigin.x, y: contentOrigin.y)
    column.size.height = .greatestFiniteMagnitude
    let shown = resolved.text(label.text)
    let wrappingWidth = text.measurer.wrappingWidth(
      of: shown, in: style.font, limit: label.numberOfLines, within: column.width,
      grid: PixelGrid(scale: resolved.variant.device.scale))
    let lines = text.measurer.lines(
      of: shown, in: style.font, width: wrappingWidth ?? .infinity, limit: label.numberOfLines)
    let paragraph = text.paragraph(
      lines, style, width: column.width, in: column, startsAtTop: true,
      leading: label.font.leading(
        at: resolved.variant.textSize, lineHeight: text.measurer.metrics(of: style.font).lineHeight))
    return [.clip(.rect(frame), paragraph)]
  }

  func textField(_ field: TextFieldContent) -> [DrawingCommand] {
    let shown = resolved.text(field.text)
    let isEmpty = shown.isEmpty
    let alignment = TextPainter.Alignment(field.alignment, isRightToLeft: isRightToLeft)
    let textColor = isEmpty ? color(.placeholderText) : color(field.color, or: .label)
    let style = style(field.font, textColor, alignment)
    let line = text.line(
      isEmpty ? resolved.text(field.placeholder) : shown, style, in: frame.inset(x: field.hasBorder ? 7 : 0, y: 0))
    guard field.hasBorder else { return line }
    let outline = Shape.rect(frame.inset(0.5), radius: 5.5)
    return [
      .fill(outline, color(view.background, or: appearance == .light ? .background : .tertiaryBackground)),
      .stroke(outline, Stroke(color(.gray4))),
    ] + line
  }

  /// The field with a lens, between the edges of its bar unless the style is minimal.
  func searchBar(_ placeholder: LocalizedText, isMinimal: Bool) -> [DrawingCommand] {
    let edges = isMinimal ? [] : [separator(atY: frame.minY), separator(atY: frame.maxY)]
    // What is in black bars is light, whichever the appearance is.
    let isBlack = !isMinimal && view.background == .system(.black)
    return edges + searchField(placeholder, in: isBlack ? .dark : appearance)
  }

  private func searchField(_ placeholder: LocalizedText, in appearance: Appearance) -> [DrawingCommand] {
    let field = frame.inset(x: 8, y: max(0, (frame.height - 36) / 2))
    let gray = SystemColor.secondaryLabel.color(in: appearance)
    let lens = mirrored(Rect(x: field.minX + 9, y: field.midY - 6, width: 11, height: 11))
    let corner = Point(x: lens.maxX - 1.5, y: lens.maxY - 1.5)
    let titleArea = mirrored(Rect(left: field.minX + 28, top: field.minY, right: field.maxX - 8, bottom: field.maxY))
    let style = style(.system(17), gray, isRightToLeft ? .right : .left)
    return [
      .fill(.rect(field, radius: 10), SystemColor.tertiaryFill.color(in: appearance)),
      .stroke(.ellipse(lens), Stroke(gray, width: 1.5)),
      .stroke(.line(corner, corner.moved(byX: 4, y: 4)), Stroke(gray, width: 1.5, hasRoundCaps: true)),
    ] + text.line(resolved.text(placeholder), style, in: titleArea)
  }
}
