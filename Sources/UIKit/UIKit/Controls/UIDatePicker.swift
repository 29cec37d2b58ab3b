internal import AutoLayout
public import Foundation
internal import Scenes

/// A picker for dates and times.
open class UIDatePicker: UIDatePickerDeclarations {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    let showsDate = datePickerMode == .date || datePickerMode == .dateAndTime
    let showsTime = datePickerMode != .date
    return switch preferredDatePickerStyle {
    case .wheels: CGSize(ControlMetrics.pickerSize)
    case .inline: CGSize(ControlMetrics.inlineDatePickerSize(showsTime: showsTime))
    case .automatic, .compact:
      CGSize(ControlMetrics.compactDatePickerSize(showsDate: showsDate, showsTime: showsTime))
    }
  }
}
