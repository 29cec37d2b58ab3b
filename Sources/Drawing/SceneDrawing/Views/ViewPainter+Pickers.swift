internal import Drawing
internal import Geometry
internal import Scenes

/// Pickers, whose values exist only in a running app. Gray bars represent them.
extension ViewPainter {
  func picker() -> [DrawingCommand] {
    let isDate = view.content == .datePicker
    if isDate, frame.height < 100 { return compactDatePicker() }
    let columns = isDate ? [0.46, 0.2, 0.2] : [0.5]
    let band = frame.inset(x: 8, y: max(0, (frame.height - 34) / 2))
    var commands: [DrawingCommand] = [.fill(.rect(band, radius: 8), color(.tertiaryFill))]
    let total = columns.reduce(0, +) + 0.05 * Double(columns.count - 1)
    var left = frame.midX - frame.width * total / 2
    for column in columns {
      commands += wheel(Rect(x: left, y: frame.minY, width: frame.width * column, height: frame.height))
      left += frame.width * (column + 0.05)
    }
    return [.clip(.rect(frame), commands)]
  }

  /// Returns five rows that fade with their distance from the middle.
  private func wheel(_ column: Rect) -> [DrawingCommand] {
    (-2...2).map { row in
      let distance = Double(abs(row))
      let width = column.width * (1 - 0.12 * distance)
      let bar = Rect(
        x: column.midX - width / 2, y: column.midY + Double(row) * (32 - 2 * distance) - 4, width: width, height: 8)
      let ink = row == 0 ? color(.label).opacity(0.5) : color(.label).opacity(0.22 - 0.07 * distance)
      return .fill(.capsule(bar), ink)
    }
  }

  /// Returns two buttons, for the date and for the time.
  private func compactDatePicker() -> [DrawingCommand] {
    let gap = 6.0
    let dateWidth = max(0, (frame.width - gap) * 0.6)
    let date = mirrored(Rect(x: frame.minX, y: frame.minY, width: dateWidth, height: frame.height))
    let time = mirrored(
      Rect(left: frame.minX + dateWidth + gap, top: frame.minY, right: frame.maxX, bottom: frame.maxY))
    return [date, time].flatMap { place -> [DrawingCommand] in
      let bar = Rect(
        x: place.midX - place.width * 0.34, y: place.midY - 3.5, width: place.width * 0.68, height: 7)
      return [
        .fill(.rect(place, radius: 6), color(.tertiaryFill)), .fill(.capsule(bar), color(.label).opacity(0.4)),
      ]
    }
  }
}
