internal import AutoLayout
public import Foundation
internal import Scenes

/// Dots that tell which of several pages is shown.
open class UIPageControl: UIControl {
  /// Kept; nothing here depends on it.
  open var direction = Direction.natural
  /// Kept; nothing here depends on it.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIPageControl { CommonAppearance.pageControl }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIPageControl
  {
    CommonAppearance.pageControl
  }
  /// The number of pages.
  open var numberOfPages = 0 { didSet { contentDidChange() } }
  /// The page that is shown.
  open var currentPage = 0
  /// True where one page has no dot.
  open var hidesForSinglePage = false
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    pageCount > 0 ? CGSize(UIControl.metrics.pageControlSize(pages: pageCount)) : CGSize(width: 0, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Kept; nothing here depends on it.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept; nothing here depends on it.
  open var allowsContinuousInteraction = true
  /// Kept; nothing here depends on it.
  open var preferredIndicatorImage: UIImage?
  /// Kept; nothing here depends on it.
  open var defersCurrentPageDisplay = false
  /// Gives a page another sign; does nothing.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}

/// Fetches the content of a list anew.
open class UIRefreshControl: UIControl {
  /// True while it does.
  public private(set) var isRefreshing = false
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}

/// A wheel for dates.
open class UIDatePicker: UIControl {
  /// Kinds of dates.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The kind of date.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The look.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  /// The earliest date.
  open var minimumDate: Date?
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The step of minutes.
  open var minuteInterval = 1
  /// The length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The latest date.
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
