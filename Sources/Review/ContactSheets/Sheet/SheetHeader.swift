package import Drawing
internal import Geometry
package import SceneDrawing
internal import SceneLayouts

/// The lines above the pictures of a sheet.
package struct SheetHeader {
  /// The title, which names what the sheet shows.
  package let title: String
  /// The words below the title: the origin of the layouts, if it is known, and their status.
  package let details: String
  /// The size of one point of the layouts, in pixels of the sheet.
  package let scale: Double
  /// The style of the pictures. The header names its overlays.
  package let style: LayoutDrawingStyle
  /// The number of the page, counted from 1, and the number of pages.
  package let page: (number: Int, count: Int)
  /// The name and version of the tool; empty to omit them.
  package let generator: String

  /// Returns the header of a page with the given width.
  package func commands(width: Double, _ pen: SheetPen) -> [DrawingCommand] {
    let (left, right) = (SheetMetrics.margin, width - SheetMetrics.margin)
    let (first, second) = (SheetMetrics.margin + 24, SheetMetrics.margin + 50)
    let scaleWords = (["1 pt = \(scale.pointText) px"] + overlays).joined(separator: " · ")
    let maker = ((page.count == 1 ? [] : ["page \(page.number) of \(page.count)"]) + [generator])
      .filter { !$0.isEmpty }.joined(separator: " · ")
    let room = right - left - pen.width(of: scaleWords, .small) - 32
    return pen.line(title, .title, x: left, baseline: first, width: right - left - 260)
      + pen.line(details, .body, x: left, baseline: second, width: room, color: SheetPen.secondaryInk)
      + pen.line(maker, .small, x: right, baseline: first, color: SheetPen.secondaryInk, alignment: .right)
      + pen.line(scaleWords, .small, x: right, baseline: second, color: SheetPen.secondaryInk, alignment: .right)
  }

  private var overlays: [String] {
    let names = style.overlays.names
    return names.isEmpty ? [] : [names.joined(separator: ", ")]
  }
}
