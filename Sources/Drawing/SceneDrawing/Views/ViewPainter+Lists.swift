internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Tables, collections and cells.
extension ViewPainter {
  func list() -> [DrawingCommand] {
    switch view.content {
    case .table: emptyRows() + name()
    case .collection: name()
    case .cell(let cell): self.cell(cell)
    default: []
    }
  }

  /// Returns the separators of empty rows below the last cell of a table.
  private func emptyRows() -> [DrawingCommand] {
    let left = isRightToLeft ? frame.minX : frame.minX + margin
    let right = isRightToLeft ? frame.maxX - margin : frame.maxX
    let top = max(contentEnd ?? frame.minY, frame.minY + contentOrigin.y)
    let rows = stride(from: top + 44, to: min(frame.maxY, top + 4400), by: 44)
    return rows.map { y in
      .fill(.rect(Rect(left: left, top: y - hairline, right: right, bottom: y)), color(.separator))
    }
  }

  /// The margin at the sides of rows, in points.
  private var margin: Double {
    let screenWidth = resolved.variant.device.size(in: resolved.variant.orientation).width
    return SystemMargins.rowSide(width: frame.width, screenWidth: screenWidth)
  }

  private func cell(_ cell: CellContent) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    if cell.hasSeparator {
      let line = mirrored(
        Rect(left: frame.minX + margin, top: frame.maxY - hairline, right: frame.maxX, bottom: frame.maxY))
      commands.append(.fill(.rect(line), color(.separator)))
    }
    let place = mirrored(Rect(x: frame.maxX - margin - 16, y: frame.midY - 11, width: 22, height: 22))
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator: commands.append(chevron(in: place))
    case .checkmark: commands.append(checkmark(in: place))
    case .detailButton: commands += infoSymbol(in: place)
    case .detailDisclosureButton:
      commands += infoSymbol(in: place.moved(byX: isRightToLeft ? 26 : -26)) + [chevron(in: place)]
    }
    return commands
  }

  private func chevron(in place: Rect) -> DrawingCommand {
    let center = place.center
    let reach = isRightToLeft ? -3.0 : 3.0
    let points = [center.moved(byX: -reach, y: -5.5), center.moved(byX: reach), center.moved(byX: -reach, y: 5.5)]
    return .stroke(.polygon(points, isClosed: false), Stroke(color(.gray2), width: 2, hasRoundCaps: true))
  }

  private func checkmark(in place: Rect) -> DrawingCommand {
    let center = place.center
    let points = [center.moved(byX: -6, y: 0.5), center.moved(byX: -2, y: 5), center.moved(byX: 6, y: -5.5)]
    return .stroke(.polygon(points, isClosed: false), Stroke(tint, width: 2, hasRoundCaps: true))
  }
}
