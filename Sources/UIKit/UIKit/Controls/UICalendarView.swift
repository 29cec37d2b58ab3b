public import Foundation

/// The rule by which days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Shows anew which days may be chosen.
  open func updateSelectableDates() {}
}

/// Hears which day was chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when a day was chosen.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

/// A choice of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Hears of the choice.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day.
  open var selectedDate: DateComponents?
  /// A choice that tells somebody.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  /// Chooses a day.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
}

/// Hears which days were chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a day was chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a day is chosen no more.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

/// A choice of several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Hears of the choice.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = []
  /// A choice that tells somebody.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

/// Gives days their marks.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The mark of a day.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
}

extension UICalendarViewDelegate {
  /// None.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
}

/// The days of a month, as large as the calendar of a date picker.
open class UICalendarView: UIView {
  /// A mark under a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// Sizes of marks.
    public enum Size: Int, Sendable {
      /// Small.
      case small = 0
      /// Of a middle size.
      case medium = 1
      /// Large.
      case large = 2
    }
    /// A dot.
    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
    /// A picture.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }
    /// A view.
    public static func customView(_ makeView: @escaping @MainActor () -> UIView) -> Decoration { Decoration() }
  }
  /// The rule by which days are chosen.
  open var selectionBehavior: UICalendarSelection?
  /// Gives days their marks.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The calendar.
  open var calendar = Calendar.current
  /// The language.
  open var locale = Locale.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The look of letters.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  /// The days that may be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  /// True where days have marks.
  open var wantsDateDecorations = true
  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Asks for the marks of days anew.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}
