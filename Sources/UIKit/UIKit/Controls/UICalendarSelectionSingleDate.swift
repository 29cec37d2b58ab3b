public import Foundation

/// A choice of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Hears of the choice.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?
  /// A choice that tells somebody.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
}
