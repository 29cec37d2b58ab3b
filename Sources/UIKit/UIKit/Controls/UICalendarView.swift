public import Foundation

/// A calendar of a month, with the size of a date picker's calendar.
open class UICalendarView: UICalendarViewDeclarations {
  /// The displayed month.
  open var visibleDateComponents = DateComponents()
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Whether the delegate is asked for marks below the numbers of days.
  open var wantsDateDecorations = true { didSet { requestLayout() } }
  /// Asks the delegate for the marks of days again: here of all days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { requestLayout() }

  /// The marks of the visible month, by day.
  private(set) var decorations: [Int: Decoration] = [:]
  private var decorationViews: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    let month = shownMonth
    decorations = [:]
    for view in decorationViews { view.removeFromSuperview() }
    decorationViews = []
    guard wantsDateDecorations, let delegate else { return }
    for (day, components) in month.days {
      guard let decoration = delegate.calendarView(self, decorationFor: components) else { continue }
      decorations[day] = decoration
      guard let place = month.decorationPlace(ofDay: day, in: bounds), let view = decoration.view(in: place) else {
        continue
      }
      addSubview(view)
      decorationViews.append(view)
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}
