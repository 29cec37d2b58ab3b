public import Foundation

/// A choice of several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Hears of the choice.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []
  /// A choice that tells somebody.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}
