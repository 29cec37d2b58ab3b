internal import AutoLayout
public import Foundation

/// A view that is touched.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Things that happen to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Things by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// What the control is for.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All things.
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  /// States of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used now.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
    /// The bits of apps.
    public static let application = State(rawValue: 16_711_680)
  }

  /// Places of a content from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Places of a content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }

  /// True where the control may be used.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// True where it is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// True where it is touched.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The place of the content from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The menu of the control.
  open var menu: UIMenu?
  /// True where a touch shows the menu.
  open var showsMenuAsPrimaryAction = false
  private var actions: [(action: UIAction, event: Event)] = []

  /// The state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Keeps a target; nothing is called by its name here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Takes a target away.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Adds an action.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }
  /// Runs the actions of what happened.
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) { action.run() }
  }

  /// Called when the state has changed.
  func stateDidChange() {}
}

/// What a control does, with a title and a picture.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which actions are told apart.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: (UIAction) -> Void

  /// An action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    super.init(title: title, image: image)
  }

  func run() { handler(self) }
}

/// A line of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  public let title: String
  /// The picture.
  public let image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu.
open class UIMenu: UIMenuElement {
  /// The lines.
  public let children: [UIMenuElement]
  /// A menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// A control that is a switch between off and on: 51 × 31 points, 49 of them in its alignment rectangle.
open class UISwitch: UIControl {
  /// True where it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// A switch; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A switch from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
}

/// A control for a value between two others.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// True where changes are told at once.
  open var isContinuous = true
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind it.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture at the beginning.
  open var minimumValueImage: UIImage?
  /// The picture at the end.
  open var maximumValueImage: UIImage?

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 30) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }
}

/// A pair of buttons that count up and down: 94 × 32 points.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// The step.
  open var stepValue: Double = 1
  /// True where it counts from the end to the beginning.
  open var wraps = false
  /// True where it counts while it is touched.
  open var autorepeat = true

  /// A stepper; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A stepper from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A row of segments of one width, 32 points high.
open class UISegmentedControl: UIControl {
  /// The number that stands for no segment.
  public static let noSegment = -1
  private var items: [Any] = []
  private var widths: [Int: CGFloat] = [:]
  /// The segment that is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// True where segments are as wide as their contents.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// True where no segment stays selected.
  open var isMomentary = false

  /// Segments with texts or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    self.items = items ?? []
    sizeToFit()
  }
  /// The number of segments.
  open var numberOfSegments: Int { items.count }
  /// Adds a segment with a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(title ?? "", segment) }
  /// Adds a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(image ?? UIImage(), segment) }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard items.indices.contains(segment) else { return }
    items.remove(at: segment)
    contentDidChange()
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    items = []
    contentDidChange()
  }
  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = title ?? ""
    contentDidChange()
  }
  /// The text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }
  /// Sets the width of a segment, in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width > 0 ? width : nil
    contentDidChange()
  }
  /// Sets how texts look; they are measured in the system's font.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  private func insert(_ item: Any, _ position: Int) {
    items.insert(item, at: max(0, min(position, items.count)))
    contentDidChange()
  }

  private func width(of item: Any) -> CGFloat {
    if let image = item as? UIImage { return image.size.width + 14 }
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    return TextMeasuring.size(of: "\(item)", in: font, width: nil, numberOfLines: 1).width.rounded(.up) + 20
  }

  open override var intrinsicContentSize: CGSize {
    let lengths = items.map(width)
    let widest = lengths.max() ?? 0
    let total = lengths.indices.reduce(CGFloat(0)) { sum, segment in
      sum + (widths[segment] ?? (apportionsSegmentWidthsByContent ? lengths[segment] : widest))
    }
    return CGSize(width: total, height: 31)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }
}

/// Dots that tell which of several pages is shown.
open class UIPageControl: UIControl {
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
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16.5 + 22 : 0, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Fetches the content of a list anew.
open class UIRefreshControl: UIControl {
  /// True while it does.
  public private(set) var isRefreshing = false
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
  /// Looks of the control.
  public enum Style: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A field.
    case compact = 2
    /// A calendar.
    case inline = 3
  }
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The kind of date.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The look.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 379)
    case .automatic, .compact:
      CGSize(width: datePickerMode == .dateAndTime ? 197 : datePickerMode == .date ? 121 : 70, height: 34.5)
    }
  }
}
