internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Labels, text views, text fields and search bars.
extension ViewPainter {
  func label(_ label: ResolvedViews.Label) -> [DrawingCommand] { text(in: color(of: label)) }

  /// Draws a text view. Text that does not fit is clipped, since it scrolls.
  func textView(_ label: ResolvedViews.Label) -> [DrawingCommand] {
    [.clip(.rect(frame), text(in: color(of: label)))]
  }

  private func color(of label: ResolvedViews.Label) -> Color {
    view.appearance.isEnabled ? color(label.color, or: .label) : color(.tertiaryLabel)
  }

  func textField(_ field: ResolvedViews.TextField) -> [DrawingCommand] {
    let line = text(in: field.text.isEmpty ? color(.placeholderText) : color(field.color, or: .label))
    let picture = groundPicture(in: frame)
    // UIKit draws the image instead of the background of the border.
    guard field.hasBorder, picture.isEmpty else { return picture + line }
    let outline = Shape.rect(frame.inset(0.5), radius: 5.5)
    return [
      .fill(outline, color(view.appearance.background, or: appearance == .light ? .background : .tertiaryBackground)),
      .stroke(outline, Stroke(color(.gray4))),
    ] + line
  }

  /// Returns the image behind a string. Empty if none is drawn.
  private func groundPicture(in rect: Rect) -> [DrawingCommand] {
    guard var image = view.appearance.controlLook?.images[.ground] else { return [] }
    image.mode = .scaleToFill
    return picture(image, in: rect)
  }

  /// Returns the field with its icon, between the edges of its bar unless the style is minimal.
  func searchBar(isMinimal: Bool) -> [DrawingCommand] {
    let edges = isMinimal ? [] : [separator(atY: frame.minY), separator(atY: frame.maxY)]
    // The contents of black bars are light in both appearances.
    let isBlack = !isMinimal && view.appearance.background?.description == .system(.black)
    return groundPicture(in: frame) + edges + searchField(in: isBlack ? .dark : appearance)
  }

  private func searchField(in appearance: Appearance) -> [DrawingCommand] {
    let places = SearchBarPlaces(in: frame, isRightToLeft: isRightToLeft)
    let gray = SystemColor.secondaryLabel.color(in: appearance)
    let lens = places.lens
    let corner = Point(x: lens.maxX - 1.5, y: lens.maxY - 1.5)
    return [
      .fill(.rect(places.field, radius: 10), SystemColor.tertiaryFill.color(in: appearance)),
      .stroke(.ellipse(lens), Stroke(gray, width: 1.5)),
      .stroke(.line(corner, corner.moved(byX: 4, y: 4)), Stroke(gray, width: 1.5, hasRoundCaps: true)),
    ] + text(in: gray)
  }
}
