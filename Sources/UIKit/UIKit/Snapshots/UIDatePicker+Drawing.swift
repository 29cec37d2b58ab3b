internal import Foundation
internal import Geometry
internal import Scenes

extension UIDatePicker {
  /// The steps that draw a compact picker: a field for the date and one for the time. Nil for other styles.
  var compactSteps: [ViewDrawing.Step]? {
    guard preferredDatePickerStyle == .compact || preferredDatePickerStyle == .automatic else { return nil }
    let texts = compactTexts
    guard !texts.isEmpty else { return nil }
    let styled = texts.map { text in
      StyledText(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }
    let widths = styled.map { $0.size(width: nil, numberOfLines: 1).width + 2 * Self.fieldInset }
    var end = bounds.maxX
    var steps: [ViewDrawing.Step] = []
    // The fields are at the trailing edge of a wider picker.
    for (text, width) in zip(styled, widths).reversed() {
      let x = isRightToLeft ? bounds.minX + bounds.maxX - end : end - width
      let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
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

  /// The texts of the fields, in the language of the layout.
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
      formatter.locale = locale ?? Locale(identifier: LayoutSurroundings.current.read { $0.language } ?? "en")
      formatter.timeZone = timeZone ?? TimeZone(identifier: "UTC")
      (formatter.dateStyle, formatter.timeStyle) = (style.date, style.time)
      return formatter.string(from: date)
    }
  }
}
