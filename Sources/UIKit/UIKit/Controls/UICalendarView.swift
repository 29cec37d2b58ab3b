public import Foundation

/// The days of a month, as large as the calendar of a date picker.
open class UICalendarView: UIView {
  /// The rule by which days are chosen.
  open var selectionBehavior: UICalendarSelection?
  /// Gives days their marks.
  open weak var delegate: (any UICalendarViewDelegate)?
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  /// The look of letters.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  /// The days that may be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  /// Whether days have marks.
  open var wantsDateDecorations = true
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Asks for the marks of days anew.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}
