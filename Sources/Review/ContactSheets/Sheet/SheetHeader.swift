package import Drawing
internal import Geometry
package import SceneDrawing
internal import SceneLayouts

/// The lines above the pictures of a sheet.
package struct SheetHeader {
  /// The title, which names what the sheet shows.
  package var title: String
  /// The words below the title: the origin of the layouts, if it is known, and their status.
  package var details: String
  /// The size of one point of the layouts, in pixels of the sheet.
  package var scale: Double
  /// The style of the pictures. The header names its overlays.
  package var style: LayoutDrawingStyle
  /// The number of the page, counted from 1, and the number of pages.
  package var page: (number: Int, count: Int)
  /// The name and version of the tool; empty to omit them.
  package var generator: String
  /// Whether the sheet shows parts of screens. Its header is small, and on a single line if the words fit.
  package var isOfParts = false

  /// The margin on all sides of the sheet.
  package var margin: Double { isOfParts ? SheetMetrics.partMargin : SheetMetrics.margin }

  /// Returns the smallest width between the margins of the sheet.
  func leastWidth(_ pen: SheetPen) -> Double {
    guard isOfParts else { return SheetMetrics.leastWidth }
    let lines = [
      pen.width(of: title, titleStyle) + Self.gap + pen.width(of: maker, .small),
      pen.width(of: details, .body) + Self.gap + pen.width(of: scaleWords, .small),
    ]
    return min(SheetMetrics.leastWidth, max(SheetMetrics.leastPartWidth, lines.max() ?? 0)).rounded(.up)
  }

  /// Returns the distance from the margin to the pictures, for a width between the margins.
  func height(innerWidth: Double, _ pen: SheetPen) -> Double {
    guard isOfParts else { return SheetMetrics.headerHeight }
    return isOnOneLine(innerWidth, pen) ? 30 : 50
  }

  /// Returns the header of a page with the given width.
  package func commands(width: Double, _ pen: SheetPen) -> [DrawingCommand] {
    let (left, right) = (margin, width - margin)
    let isOnOneLine = isOfParts && isOnOneLine(right - left, pen)
    let first = margin + (isOfParts ? 16 : 24)
    let second = isOnOneLine ? first : margin + (isOfParts ? 37 : 50)
    let titleWidth = pen.width(of: title, titleStyle)
    let start = isOnOneLine ? left + titleWidth + Self.gap : left
    let end = isOnOneLine && !maker.isEmpty ? right - pen.width(of: maker, .small) - Self.gap : right
    let room = end - start - pen.width(of: scaleWords, .small) - Self.gap
    let shownTitle = isOnOneLine ? titleWidth + 1 : right - left - Self.gap - pen.width(of: maker, .small)
    return pen.line(title, titleStyle, x: left, baseline: first, width: shownTitle)
      + pen.line(details, .body, x: start, baseline: second, width: room, color: SheetPen.secondaryInk)
      + pen.line(maker, .small, x: right, baseline: first, color: SheetPen.secondaryInk, alignment: .right)
      + pen.line(scaleWords, .small, x: end, baseline: second, color: SheetPen.secondaryInk, alignment: .right)
  }

  /// The smallest gap between words on the same line.
  private static let gap = 24.0

  private var titleStyle: SheetPen.TextStyle { isOfParts ? .partTitle : .title }

  /// Whether all words fit next to each other.
  private func isOnOneLine(_ width: Double, _ pen: SheetPen) -> Bool {
    let words = [
      pen.width(of: title, titleStyle), pen.width(of: details, .body), pen.width(of: scaleWords, .small),
      pen.width(of: maker, .small),
    ]
    return words.reduce(0, +) + 3 * Self.gap <= width
  }

  private var scaleWords: String {
    let names = style.overlays.names
    return (["1 pt = \(scale.pointText) px"] + (names.isEmpty ? [] : [names.joined(separator: ", ")]))
      .joined(separator: " · ")
  }

  private var maker: String {
    ((page.count == 1 ? [] : ["page \(page.number) of \(page.count)"]) + [generator]).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}
