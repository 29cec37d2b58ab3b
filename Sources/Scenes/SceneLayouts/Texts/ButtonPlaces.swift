package import Geometry
package import Scenes
internal import Typography

/// The places of a button's image and title, as in UIKit: side by side or one below the other, aligned together.
package struct ButtonPlaces {
  package private(set) var image: Rect?
  /// The place of the line of the title, or nil.
  package private(set) var title: Rect?
  /// The width of the title, in points. 0 if there is none.
  private(set) var titleWidth = 0.0

  /// Creates the places in a frame.
  ///
  /// `typesetter` measures the title.
  package init(of button: ResolvedViews.Button, in frame: Rect, isRightToLeft: Bool, _ typesetter: Typesetter) {
    let area = button.contentInsets.map { frame.inset(by: isRightToLeft ? $0.mirrored : $0) } ?? frame
    let imageSize = button.image.map { Self.size(of: $0, font: button.font, in: area.size) }
    let lineHeight = typesetter.measurer.metrics(of: button.font).lineHeight
    guard !button.title.isEmpty else {
      if let imageSize { image = Self.place(imageSize, in: area, button.arrangement, isRightToLeft) }
      moveParts(button.arrangement, isRightToLeft)
      return
    }
    let arrangement = button.arrangement
    let width = typesetter.width(of: button.title, in: button.font)
    titleWidth = width
    guard let imageSize else {
      // A title that is too wide is truncated in the whole area.
      title = Self.place(
        Size(width: min(width + 1, area.width), height: min(lineHeight, area.height)), in: area, arrangement,
        isRightToLeft)
      if arrangement.horizontal == .center { title = area }
      moveParts(arrangement, isRightToLeft)
      return
    }
    arrangement.isVertical
      ? stack(imageSize, Size(width: width, height: lineHeight), in: area, arrangement, isRightToLeft)
      : line(up: imageSize, Size(width: width, height: lineHeight), in: area, arrangement, isRightToLeft)
    moveParts(arrangement, isRightToLeft)
  }

  /// Places image and title side by side. The title gets the space that the image leaves.
  private mutating func line(
    up imageSize: Size, _ text: Size, in area: Rect, _ arrangement: ButtonArrangement, _ isRightToLeft: Bool
  ) {
    let gap = arrangement.padding
    let titleWidth = min(text.width + 1, max(0, area.width - imageSize.width - gap))
    let whole = Self.place(
      Size(width: imageSize.width + gap + titleWidth, height: area.height), in: area, arrangement, isRightToLeft)
    let isImageLeft = (arrangement.placement == .leading) != isRightToLeft
    let imageX = isImageLeft ? whole.minX : whole.maxX - imageSize.width
    let titleX = isImageLeft ? whole.minX + imageSize.width + gap : whole.minX
    let imageY = Self.place(imageSize, in: area, arrangement, isRightToLeft).minY
    image = Rect(x: imageX, y: imageY, width: imageSize.width, height: imageSize.height)
    let line = Self.place(
      Size(width: titleWidth, height: min(text.height, area.height)), in: area, arrangement, isRightToLeft)
    title = Rect(x: titleX, y: line.minY, width: titleWidth, height: line.height)
  }

  /// Places the image above or below the title.
  private mutating func stack(
    _ imageSize: Size, _ text: Size, in area: Rect, _ arrangement: ButtonArrangement, _ isRightToLeft: Bool
  ) {
    let titleWidth = min(text.width + 1, area.width)
    let whole = Self.place(
      Size(
        width: max(imageSize.width, titleWidth), height: imageSize.height + arrangement.padding + text.height),
      in: area,
      arrangement, isRightToLeft)
    let isImageAbove = arrangement.placement == .top
    image = Rect(
      x: whole.midX - imageSize.width / 2, y: isImageAbove ? whole.minY : whole.maxY - imageSize.height,
      width: imageSize.width, height: imageSize.height)
    title = Rect(
      x: whole.midX - titleWidth / 2, y: isImageAbove ? whole.maxY - text.height : whole.minY, width: titleWidth,
      height: text.height)
  }

  /// Moves the parts by half of the difference of their insets, since they are centered in the remaining area.
  private mutating func moveParts(_ arrangement: ButtonArrangement, _ isRightToLeft: Bool) {
    func moved(_ rect: Rect?, _ insets: EdgeInsets) -> Rect? {
      let insets = isRightToLeft ? insets.mirrored : insets
      let x = Self.movement(insets.left, insets.right, arrangement.horizontal, .left, .right)
      let y = Self.movement(insets.top, insets.bottom, arrangement.vertical, .top, .bottom)
      return rect?.moved(byX: x, y: y)
    }
    image = moved(image, arrangement.imageInsets)
    title = moved(title, arrangement.titleInsets)
  }

  private static func movement(
    _ first: Double, _ last: Double, _ alignment: ButtonArrangement.Alignment, _ start: ButtonArrangement.Alignment,
    _ end: ButtonArrangement.Alignment
  ) -> Double {
    alignment == start ? first : alignment == end ? -last : (first - last) / 2
  }

  /// Returns the size of the image, limited to the size of the area, in its own proportions.
  private static func size(of image: ImageContent, font: Font, in area: Size) -> Size {
    let own = image.size ?? Size(width: font.pointSize * 1.2, height: font.pointSize * 1.2)
    guard own.width > 0, own.height > 0 else { return .zero }
    return own.scaled(by: min(1, min(area.width / own.width, area.height / own.height)))
  }

  /// Returns the place of a size in an area, according to the alignment.
  private static func place(
    _ size: Size, in area: Rect, _ arrangement: ButtonArrangement, _ isRightToLeft: Bool
  ) -> Rect {
    let x: Double =
      switch arrangement.horizontal {
      case .left: 0
      case .right: 1
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      default: 0.5
      }
    let y: Double = arrangement.vertical == .top ? 0 : arrangement.vertical == .bottom ? 1 : 0.5
    return Rect(
      x: area.minX + (area.width - size.width) * x, y: area.minY + (area.height - size.height) * y, width: size.width,
      height: size.height)
  }
}
