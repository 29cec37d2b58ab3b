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
    switch preferredDatePickerStyle {
    case .wheels: CGSize(ControlMetrics.pickerSize)
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 379)
    case .automatic, .compact:
      CGSize(width: datePickerMode == .dateAndTime ? 197 : datePickerMode == .date ? 121 : 70, height: 34.5)
    }
  }
}
