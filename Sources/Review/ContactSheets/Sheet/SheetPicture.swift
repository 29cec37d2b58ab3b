package import Drawing
package import Geometry
package import SceneDrawing
package import SceneLayouts
internal import Scenes

/// The picture of a layout on a sheet, clipped to the rounded corners of the screen.
package struct SheetPicture {
  package let layout: Layout
  package let style: LayoutDrawingStyle
  package let scale: Double
  package let pen: SheetPen
  /// The views of the layout, if they were drawn before.
  package var views: DrawnViews?

  package var size: Size { layout.resolved.shownArea.size.scaled(by: scale) }

  /// A sentence that describes the picture.
  package var title: String { layout.summary }

  /// Returns the picture with its upper left corner at a point.
  package func commands(at origin: Point) -> [DrawingCommand] {
    var style = style
    style.scale = scale
    let picture = layout.displayList(
      style: style, measuringTextWith: pen.text.measurer, views: views, artwork: pen.artwork)
    let screen = Rect(origin: .zero, size: picture.size)
    let ground = DrawingCommand.fill(.rect(screen), picture.background)
    let content = DrawingCommand.clip(
      .roundedRect(screen, radius: cornerRadius), [ground] + pixels(in: picture.commands))
    return [.placed(at: origin, scale: scale, [content])]
  }

  /// Returns the commands with artwork reduced to the resolution of a screen with two pixels for each point.
  private func pixels(in commands: [DrawingCommand]) -> [DrawingCommand] {
    guard let artwork = pen.artwork else { return commands }
    // The index and the maps keep the pictures of all scenes until the end, so their artwork has a limit.
    let area = min(1e9, max(0, size.width * size.height))
    return commands.withBitmaps(atMost: scale * 2, sharing: artwork.shrunkBitmaps)
      .withBitmaps(pixelsInAll: max(Self.leastPixels, Int(area) * 32), sharing: artwork.shrunkBitmaps)
  }

  /// The smallest number of pixels allowed for the artwork of a picture. Larger pictures may have eight times the
  /// pixels of a screen that shows them.
  private static let leastPixels = 1 << 16

  /// Returns the outline of the picture: thin without findings, thick with findings.
  package static func outline(of rect: Rect, cornerRadius: Double, _ status: CellStatus) -> DrawingCommand {
    let isFine = status.kind == nil
    let width = isFine ? 1.0 : 3
    let stroke = Stroke(isFine ? SheetPen.line : status.color, width: width)
    return .stroke(.roundedRect(rect.inset(by: EdgeInsets(all: -width / 2)), radius: cornerRadius + width / 2), stroke)
  }

  var shownCornerRadius: Double { cornerRadius * scale }

  /// The radius of the screen's corners in points of the layout, if the root fills a screen with rounded corners;
  /// otherwise 4.
  private var cornerRadius: Double {
    let variant = layout.resolved.variant
    let fillsScreen = variant.device.size(in: variant.orientation) == layout.resolved.shownArea.size
    guard fillsScreen, variant.device.hasHomeIndicator else { return 4 }
    return variant.device.idiom == .phone ? 44 : 18
  }
}
