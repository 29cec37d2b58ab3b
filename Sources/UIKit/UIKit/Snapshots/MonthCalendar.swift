internal import Foundation
internal import Geometry
internal import Scenes

/// The page of a calendar with the days of one month, as inline date pickers and calendar views show it.
struct MonthCalendar {
  /// The calendar, with its locale and time zone.
  let calendar: Calendar
  /// A moment in the month.
  let month: Date
  /// The selected moments.
  let selected: [Date]
  let tint: UIColor
  var isRightToLeft = false

  /// The heights of the rows with the month and with the days of the week, in points.
  private static let (titleHeight, weekdayHeight): (CGFloat, CGFloat) = (44, 24)
  /// The largest number of weeks that a month touches, for which the calendar has room.
  private static let weeks = 6

  /// Returns the steps that draw the calendar in a rectangle, in points.
  func steps(in rect: CGRect) -> [ViewDrawing.Step] {
    let title = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.titleHeight)
    let names = CGRect(x: rect.minX, y: title.maxY, width: rect.width, height: Self.weekdayHeight)
    let days = CGRect(x: rect.minX, y: names.maxY, width: rect.width, height: max(0, rect.maxY - names.maxY))
    return titleSteps(in: title) + weekdaySteps(in: names) + daySteps(in: days)
  }

  /// Returns the steps that draw the name of the month, and arrows to the other months.
  private func titleSteps(in row: CGRect) -> [ViewDrawing.Step] {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, calendar.locale, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
    let text = styled(formatter.string(from: month), size: 17, weight: .semibold)
    let width = text.size(width: nil, numberOfLines: 1).width
    // The name begins about where the numbers of the first column do.
    let place = CGRect(x: column(0, of: row).midX - 12, y: row.minY, width: width, height: row.height)
    let arrows = [(place.maxX + 10, 4.0, true), (row.maxX - 60, 6.0, false), (row.maxX - 18, 6.0, true)]
    return text.steps(
      in: turned(place, in: row), numberOfLines: 1, color: .label, alignment: .natural, isRightToLeft: isRightToLeft,
      isCentred: true)
      + arrows.map { x, size, pointsForward in
        arrow(at: CGPoint(x: x, y: row.midY), size: size, pointsForward: pointsForward, in: row)
      }
  }

  private func arrow(
    at center: CGPoint, size: CGFloat, pointsForward: Bool, in row: CGRect
  ) -> ViewDrawing.Step {
    let path = CGMutablePath()
    let place = CGRect(x: center.x - size / 2, y: center.y - size, width: size, height: 2 * size)
    let turned = turned(place, in: row)
    // Forward is to the left in right-to-left languages.
    let (back, tip) = pointsForward == isRightToLeft ? (turned.maxX, turned.minX) : (turned.minX, turned.maxX)
    path.addLines(between: [
      CGPoint(x: back, y: turned.minY), CGPoint(x: tip, y: turned.midY), CGPoint(x: back, y: turned.maxY),
    ])
    return .stroke(path.elements.drawn(by: .identity), .init(tint.color, width: 2, hasRoundCaps: true))
  }

  private func weekdaySteps(in row: CGRect) -> [ViewDrawing.Step] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.flatMap { position in
      let name = names[(position + calendar.firstWeekday - 1) % names.count].uppercased(with: calendar.locale)
      return centred(
        styled(name, size: 13, weight: .semibold), in: turned(column(position, of: row), in: row),
        color: .tertiaryLabel)
    }
  }

  private func daySteps(in rect: CGRect) -> [ViewDrawing.Step] {
    guard let days = calendar.range(of: .day, in: .month, for: month),
      let first = calendar.dateInterval(of: .month, for: month)?.start
    else { return [] }
    let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let height = rect.height / CGFloat(Self.weeks)
    return days.flatMap { day -> [ViewDrawing.Step] in
      let position = before + day - days.lowerBound
      let row = CGRect(
        x: rect.minX, y: rect.minY + CGFloat(position / 7) * height, width: rect.width, height: height)
      let place = turned(column(position % 7, of: row), in: row)
      let isSelected = selected.contains {
        calendar.isDate($0, equalTo: month, toGranularity: .month) && calendar.component(.day, from: $0) == day
      }
      let text = styled("\(day)", size: 20, weight: isSelected ? .semibold : .regular)
      let number = centred(text, in: place, color: isSelected ? tint : .label)
      return isSelected ? [disc(in: place)] + number : number
    }
  }

  /// Returns the disc behind a selected day. The disc of the current day would be opaque, but pictures do not depend on
  /// the date.
  private func disc(in place: CGRect) -> ViewDrawing.Step {
    let radius = min(22, place.width / 2, place.height / 2)
    let circle = CGRect(x: place.midX - radius, y: place.midY - radius, width: 2 * radius, height: 2 * radius)
    let path = UIBezierPath(ovalIn: circle).cgPath
    return .fill(path.elements.drawn(by: .identity), tint.withAlphaComponent(0.15).color)
  }

  // MARK: - Places

  /// Returns the column of a day of the week, counted from the first one.
  private func column(_ position: Int, of row: CGRect) -> CGRect {
    let width = row.width / 7
    return CGRect(x: row.minX + CGFloat(position) * width, y: row.minY, width: width, height: row.height)
  }

  /// Returns a rectangle of a row, mirrored in right-to-left languages.
  private func turned(_ rect: CGRect, in row: CGRect) -> CGRect {
    isRightToLeft ? rect.mirrored(in: row) : rect
  }

  private func styled(_ text: String, size: CGFloat, weight: UIFont.Weight) -> StyledText {
    StyledText(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)]))
  }

  private func centred(_ text: StyledText, in rect: CGRect, color: UIColor) -> [ViewDrawing.Step] {
    text.steps(
      in: rect, numberOfLines: 1, color: color, alignment: .center, isRightToLeft: false, isCentred: true)
  }
}

extension UICalendarView {
  /// The steps that draw the visible month. If none is set, it is the month of the first selected date, or of a date
  /// picker's first date.
  var monthSteps: [ViewDrawing.Step] {
    var shown = calendar
    shown.locale = locale
    if let timeZone { shown.timeZone = timeZone }
    let chosen =
      switch selectionBehavior {
      case let selection as UICalendarSelectionSingleDate: [selection.selectedDate].compactMap(\.self)
      case let selection as UICalendarSelectionMultiDate: selection.selectedDates
      default: [DateComponents]()
      }
    let selected = chosen.compactMap { shown.date(from: $0) }
    let visible = visibleDateComponents.month == nil ? nil : shown.date(from: visibleDateComponents)
    return MonthCalendar(
      calendar: shown, month: visible ?? selected.first ?? Date(timeIntervalSinceReferenceDate: 0), selected: selected,
      tint: tintColor, isRightToLeft: isRightToLeft
    ).steps(in: bounds)
  }
}
