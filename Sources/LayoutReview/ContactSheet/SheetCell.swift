internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// One layout on a sheet: its picture within the outline of the device, and below it how it fares.
struct SheetCell {
  let layout: Layout
  let status: CellStatus
  let style: LayoutDrawingStyle
  let scale: Double
  let pen: SheetPen

  /// The cell with the upper left corner of the picture at a point.
  func command(at origin: Point) -> DrawingCommand {
    var style = style
    style.scale = scale
    let picture = layout.displayList(style: style, measuringTextWith: pen.text.measurer)
    let screen = Rect(origin: .zero, size: picture.size)
    let ground = DrawingCommand.fill(.rect(screen), picture.background)
    let content = DrawingCommand.clip(.roundedRect(screen, radius: cornerRadius), [ground] + picture.commands)
    let group = DrawingCommand.Group(
      "layout", identifier: layout.resolved.variant.identifier, title: picture.summary)
    return .group(
      group, [.placed(at: origin, scale: scale, [content]), outline(at: origin)] + words(at: origin))
  }

  /// The radius of the screen's corners in points of the layout, as far as the root fills a screen that has them.
  private var cornerRadius: Double {
    let variant = layout.resolved.variant
    let fillsScreen = variant.device.size(in: variant.orientation) == layout.resolved.rootSize
    guard fillsScreen, variant.device.hasHomeIndicator else { return 4 }
    return variant.device.idiom == .phone ? 44 : 18
  }

  /// Thin for layouts that are fine, thick for those with findings.
  private func outline(at origin: Point) -> DrawingCommand {
    let size = layout.resolved.rootSize.scaled(by: scale)
    let isFine = status.kind == nil
    let width = isFine ? 1.0 : 3
    let distance = EdgeInsets(all: -width / 2)
    let rect = Rect(origin: origin, size: size).inset(by: distance)
    let stroke = Stroke(isFine ? SheetPen.line : status.color, width: width)
    return .stroke(.roundedRect(rect, radius: cornerRadius * scale + width / 2), stroke)
  }

  private func words(at origin: Point) -> [DrawingCommand] {
    let top = origin.y + layout.resolved.rootSize.height * scale + SheetMetrics.statusGap
    let sign = pen.disc(
      status.sign, status.color, center: Point(x: origin.x + 8, y: top + 8.5), radius: 6.5)
    let ink = status.kind == nil ? SheetPen.secondaryInk : SheetPen.ink
    return status.lines.enumerated().reduce(sign) { commands, line in
      commands
        + pen.line(
          line.element, .small, x: origin.x + CellStatus.signWidth,
          baseline: top + 13 + Double(line.offset) * SheetMetrics.lineHeight, color: ink)
    }
  }
}
