public import Foundation

/// The days of a month, as large as the calendar of a date picker.
open class UICalendarView: UICalendarViewDeclarations {
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}
