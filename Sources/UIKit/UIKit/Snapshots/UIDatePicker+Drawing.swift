internal import Foundation
internal import Geometry
internal import Scenes

extension UIDatePicker {
  /// The steps that draw a compact picker or the calendar of an inline one. Nil for wheels.
  var ownSteps: [ViewDrawing.Step]? { compactSteps ?? inlineSteps }

  /// The steps that draw an inline picker of dates: a month, and a field below it if there is a time.
  private var inlineSteps: [ViewDrawing.Step]? {
    guard preferredDatePickerStyle == .inline, datePickerMode == .date || datePickerMode == .dateAndTime else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (shownLocale, shownTimeZone)
    let time = datePickerMode == .dateAndTime ? compactTexts.last : nil
    var rect = bounds
    if time != nil { rect.size.height = max(0, rect.height - Self.timeRowHeight) }
    let month = MonthCalendar(
      calendar: calendar, month: date, selected: [date], tint: tintColor, isRightToLeft: isRightToLeft)
    guard let time else { return month.steps(in: rect) }
    let row = CGRect(x: bounds.minX, y: rect.maxY, width: bounds.width, height: bounds.maxY - rect.maxY)
    return month.steps(in: rect) + fields([time], in: row.insetBy(dx: Self.fieldInset, dy: Self.fieldGap))
  }

  /// The height of the row with the time below a calendar, in points.
  private static var timeRowHeight: CGFloat { 44 }

  /// The steps that draw a compact picker: a field for the date and one for the time. Nil for other styles.
  private var compactSteps: [ViewDrawing.Step]? {
    guard preferredDatePickerStyle == .compact || preferredDatePickerStyle == .automatic else { return nil }
    let texts = compactTexts
    return texts.isEmpty ? nil : fields(texts, in: bounds)
  }

  /// Returns gray fields with text, at the trailing edge of a row.
  private func fields(_ texts: [String], in row: CGRect) -> [ViewDrawing.Step] {
    let styled = texts.map { text in
      StyledText(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }
    let widths = styled.map { $0.size(width: nil, numberOfLines: 1).width + 2 * Self.fieldInset }
    var end = row.maxX
    var steps: [ViewDrawing.Step] = []
    // The fields are at the trailing edge of a wider picker.
    for (text, width) in zip(styled, widths).reversed() {
      let place = CGRect(x: end - width, y: row.minY, width: width, height: row.height)
      let rect = isRightToLeft ? place.mirrored(in: row) : place
      let path = CGPath()
      path.add(rect, corners: .allCorners, radii: CGSize(width: 6, height: 6))
      steps.append(.fill(path.elements.drawn(by: .identity), UIColor.tertiarySystemFill.color))
      steps += text.steps(
        in: rect, numberOfLines: 1, color: .label, alignment: .center, isRightToLeft: false, isCentred: true)
      end -= width + Self.fieldGap
    }
    return steps
  }

  /// The distance of a field's text from its edges, in points.
  static var fieldInset: CGFloat { 11 }
  /// The distance between the fields, in points.
  static var fieldGap: CGFloat { 5 }

  /// The strings of the fields, in the language of the layout.
  var compactTexts: [String] {
    let styles: [(date: DateFormatter.Style, time: DateFormatter.Style)] =
      switch datePickerMode {
      case .date: [(.medium, .none)]
      case .time: [(.none, .short)]
      case .dateAndTime: [(.medium, .none), (.none, .short)]
      default: []
      }
    return styles.map { style in
      let formatter = DateFormatter()
      (formatter.locale, formatter.timeZone) = (shownLocale, shownTimeZone)
      (formatter.dateStyle, formatter.timeStyle) = (style.date, style.time)
      return formatter.string(from: date)
    }
  }

  private var shownLocale: Locale {
    locale ?? Locale(identifier: LayoutSurroundings.current.read { $0.language } ?? "en")
  }
  private var shownTimeZone: TimeZone { timeZone ?? .gmt }
}
