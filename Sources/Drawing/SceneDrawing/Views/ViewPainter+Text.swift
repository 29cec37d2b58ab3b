internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Labels, text views, text fields and search bars.
extension ViewPainter {
  func label(_ label: ResolvedViews.Label) -> [DrawingCommand] {
    var style = style(label)
    let smallest = max(1, style.font.pointSize * label.smallestScale(ofFontWith: style.font.pointSize))
    style.font = text.shrunk(style.font, downTo: smallest, forLine: label.text, in: textWidth)
    let leading = text.measurer.metrics(of: style.font).leading
    return text.paragraph(lines, style, width: textWidth, in: frame, leading: leading)
  }

  /// A text view; the rest of a text that does not fit can be scrolled to.
  func textView(_ label: ResolvedViews.Label) -> [DrawingCommand] {
    var column = frame.inset(by: TextViewMetrics.insets).moved(byX: contentOrigin.x, y: contentOrigin.y)
    column.size.height = .greatestFiniteMagnitude
    let leading = label.font.leading(lineHeight: text.measurer.metrics(of: label.font).lineHeight)
    let paragraph = text.paragraph(
      lines, style(label), width: column.width, in: column, startsAtTop: true, leading: leading)
    return [.clip(.rect(frame), paragraph)]
  }

  private func style(_ label: ResolvedViews.Label) -> TextPainter.Style {
    TextPainter.Style(
      font: label.font, color: view.isEnabled ? color(label.color, or: .label) : color(.tertiaryLabel),
      alignment: TextPainter.Alignment(label.alignment, isRightToLeft: isRightToLeft))
  }

  func textField(_ field: ResolvedViews.TextField) -> [DrawingCommand] {
    let style = TextPainter.Style(
      font: field.font, color: field.text.isEmpty ? color(.placeholderText) : color(field.color, or: .label),
      alignment: TextPainter.Alignment(field.alignment, isRightToLeft: isRightToLeft))
    let line = text.line(field.shownText, style, in: frame.inset(x: field.hasBorder ? 7 : 0, y: 0))
    let picture = groundPicture(in: frame)
    // UIKit draws the image in place of the ground that the border brings along.
    guard field.hasBorder, picture.isEmpty else { return picture + line }
    let outline = Shape.rect(frame.inset(0.5), radius: 5.5)
    return [
      .fill(outline, color(view.background, or: appearance == .light ? .background : .tertiaryBackground)),
      .stroke(outline, Stroke(color(.gray4))),
    ] + line
  }

  /// The image that lies behind a text; nothing where none is drawn.
  private func groundPicture(in rect: Rect) -> [DrawingCommand] {
    guard var image = view.controlLook?.images[.ground] else { return [] }
    image.mode = .scaleToFill
    return picture(image, in: rect)
  }

  /// The field with a lens, between the edges of its bar unless the style is minimal.
  func searchBar(_ placeholder: String, isMinimal: Bool) -> [DrawingCommand] {
    let edges = isMinimal ? [] : [separator(atY: frame.minY), separator(atY: frame.maxY)]
    // What is in black bars is light, whichever the appearance is.
    let isBlack = !isMinimal && view.background?.description == .system(.black)
    return groundPicture(in: frame) + edges + searchField(placeholder, in: isBlack ? .dark : appearance)
  }

  private func searchField(_ placeholder: String, in appearance: Appearance) -> [DrawingCommand] {
    let field = frame.inset(x: 8, y: max(0, (frame.height - 36) / 2))
    let gray = SystemColor.secondaryLabel.color(in: appearance)
    let lens = mirrored(Rect(x: field.minX + 9, y: field.midY - 6, width: 11, height: 11))
    let corner = Point(x: lens.maxX - 1.5, y: lens.maxY - 1.5)
    let titleArea = mirrored(Rect(left: field.minX + 28, top: field.minY, right: field.maxX - 8, bottom: field.maxY))
    let style = style(17, gray, isRightToLeft ? .right : .left)
    return [
      .fill(.rect(field, radius: 10), SystemColor.tertiaryFill.color(in: appearance)),
      .stroke(.ellipse(lens), Stroke(gray, width: 1.5)),
      .stroke(.line(corner, corner.moved(byX: 4, y: 4)), Stroke(gray, width: 1.5, hasRoundCaps: true)),
    ] + text.line(placeholder, style, in: titleArea)
  }
}
