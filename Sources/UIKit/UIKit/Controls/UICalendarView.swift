public import Foundation

/// A calendar of a month, with the size of a date picker's calendar.
open class UICalendarView: UICalendarViewDeclarations {
  /// The displayed month.
  open var visibleDateComponents = DateComponents()
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}
