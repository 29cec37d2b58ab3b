package import Drawing
internal import Geometry
package import SceneDrawing

/// What stands above the pictures of a sheet.
package struct SheetHeader {
  /// What the sheet shows.
  package let title: String
  /// Where that comes from and how it fares.
  package let details: String
  /// One point of the layouts in pixels of the sheet.
  package let scale: Double
  /// What is drawn over the views.
  package let style: LayoutDrawingStyle
  /// Which of how many pages it is, from 1.
  package let page: (number: Int, count: Int)
  /// What made the sheet, empty to leave it out.
  package let generator: String

  /// The header of a page of a width.
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
