package import Drawing
package import Geometry
internal import SceneLayouts
internal import Scenes

/// One layout on a sheet: its picture within the outline of the device, with its status above or below.
package struct SheetCell {
  package let picture: SheetPicture
  package let status: CellStatus

  /// Returns the cell with the upper left corner of the picture at a point.
  ///
  /// `statusCorner` is the upper left corner of the status, or nil to draw it below the picture.
  package func command(at origin: Point, statusCorner: Point? = nil) -> DrawingCommand {
    let group = DrawingCommand.Group(
      "layout", identifier: picture.layout.resolved.variant.identifier, title: picture.title)
    let rect = Rect(origin: origin, size: picture.size)
    let outline = SheetPicture.outline(of: rect, cornerRadius: picture.shownCornerRadius, status)
    let corner = statusCorner ?? Point(x: origin.x, y: rect.maxY + SheetMetrics.statusGap)
    let words = status.commands(x: corner.x, top: corner.y, picture.pen)
    return .group(group, picture.commands(at: origin) + [outline] + words)
  }
}
