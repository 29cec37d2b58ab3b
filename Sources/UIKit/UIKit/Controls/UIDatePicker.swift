internal import AutoLayout
public import Foundation
internal import Scenes

/// A picker for dates and times.
open class UIDatePicker: UIControl {
  /// The style, which decides the size.
  public enum Style: Int, Sendable {
    case automatic
    case wheels
    case compact
    case inline
  }

  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  open var minimumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  /// The step of minutes.
  open var minuteInterval = 1
  /// The length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var maximumDate: Date?

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: CGSize(ControlMetrics.pickerSize)
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 379)
    case .automatic, .compact:
      CGSize(width: datePickerMode == .dateAndTime ? 197 : datePickerMode == .date ? 121 : 70, height: 34.5)
    }
  }
}
