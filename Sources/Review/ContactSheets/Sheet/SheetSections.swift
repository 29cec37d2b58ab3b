internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import SceneLayouts

/// The findings, the checklist and the legend of a page, which are placed where its pictures leave room.
struct SheetSections {
  /// A section: its name, its smallest width next to pictures, the part of a width that it takes, and its commands.
  private typealias Kind = (
    name: String, leastWidth: Double, usedWidth: (Double) -> Double,
    commands: (Double, Double, Double) -> ([DrawingCommand], bottom: Double)
  )

  private let kinds: [Kind]

  /// Creates the sections of a page of a sheet with some of its layouts, drawn at a scale.
  ///
  /// `findings` are the findings of the whole sheet. The checklist is about the whole sheet, so it is on the first
  /// page.
  init(
    of sheet: ContactSheet, _ layouts: [Layout], isFirst: Bool, isOfParts: Bool, findings: SheetFindings,
    scale: Double, pen: SheetPen
  ) {
    let findings = findings.shown(on: layouts)
    let checklist = SheetChecklist(isFirst ? sheet.checklist : nil, isBrief: isOfParts, pen: pen)
    var legend = SheetLegend(of: layouts, sheet.drawnViews, style: sheet.style, scale: scale, pen: pen)
    legend.isBrief = isOfParts
    let whole: (Double) -> Double = { $0 }
    kinds = [
      (
        "report", SheetFindings.leastWidth, isOfParts ? findings.usedWidth(in:) : whole,
        findings.commands(x:top:width:)
      ),
      ("checklist", SheetChecklist.leastWidth, checklist.usedWidth(in:), checklist.commands(x:top:width:)),
      (
        "legend", SheetLegend.leastWidth, isOfParts ? legend.usedWidth(in:) : whole,
        { [legend] x, top, width in
          let (drawn, end) = legend.commands(x: x, top: top, width: width)
          return (drawn, end + SheetMetrics.sectionGap)
        }
      ),
    ]
  }

  /// Returns the sections, each where it makes the page least tall, and the bottom of the page.
  func placed(in pictures: SheetRoom) -> (groups: [DrawingCommand], bottom: Double) {
    var room = pictures
    let groups = kinds.compactMap { name, leastWidth, usedWidth, commands -> DrawingCommand? in
      let place = room.place(leastWidth: leastWidth) { width in
        let (drawn, end) = commands(0, 0, width)
        return drawn.isEmpty ? nil : Size(width: usedWidth(width), height: end - SheetMetrics.sectionGap)
      }
      guard let place else { return nil }
      room.add(place.frame)
      return .group(.init(name), commands(place.frame.minX, place.frame.minY, place.width).0)
    }
    return (groups, room.bottom)
  }
}
