internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A control that is a switch between off and on: 51 × 31 points, 49 of them in its alignment rectangle.
open class UISwitch: UIControl {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UISwitch { CommonAppearance.control }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISwitch
  {
    CommonAppearance.control
  }
  /// True where it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// A switch; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.naturalFrameSize))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A switch from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The natural size of the frame, in points.
  private static var naturalFrameSize: CGSize {
    CGSize(UIControl.metrics.switchSize, outsetBy: ControlMetrics.switchInsets)
  }
  open override var intrinsicContentSize: CGSize { CGSize(UIControl.metrics.switchSize) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.switchInsets) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { Self.naturalFrameSize }
  /// Kept; nothing here depends on it.
  open var preferredStyle = Style.automatic
  /// Kept; nothing here depends on it.
  open var title: String?
  /// The style.
  open var style: Style { .sliding }
}

/// A control for a value between two others.
open class UISlider: UIControl {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UISlider { CommonAppearance.slider }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISlider
  {
    CommonAppearance.slider
  }
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

  /// Sets the picture of the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture before the knob.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture behind the knob.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIControl.metrics.sliderHeight)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.sliderInsets) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: UIControl.metrics.sliderHeight + ControlMetrics.sliderInsets.bottom)
  }
  /// The room of the line, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }
  /// The room of the knob, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    return CGRect(x: rect.minX + part * (rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }
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
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(UIControl.metrics.stepperSize)))
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A stepper from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { CGSize(UIControl.metrics.stepperSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Kept; nothing here depends on it.
  open var isContinuous = true
  /// Gives the right side a picture; does nothing.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Gives the left side a picture; does nothing.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A row of segments of one width, 32 points high.
open class UISegmentedControl: UIControl {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UISegmentedControl { CommonAppearance.segmentedControl }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISegmentedControl
  {
    CommonAppearance.segmentedControl
  }
  /// The number that stands for no segment.
  public static let noSegment = -1
  private(set) var items: [Any] = []
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
  /// Puts a picture in a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = image ?? UIImage()
    contentDidChange()
  }
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
    if let image = item as? UIImage { return UIControl.metrics.segmentWidth(title: image.size.width) }
    // The size of scenes: the letters of the chosen segment are heavier, and change no width.
    let font = UIFont.systemFont(ofSize: 13)
    let title = TextMeasuring.size(of: "\(item)", in: font, width: nil, numberOfLines: 1)
    return UIControl.metrics.segmentWidth(title: title.width)
  }

  open override var intrinsicContentSize: CGSize {
    let lengths = items.map(width)
    let widest = lengths.max() ?? 0
    let shown = lengths.indices.map { segment in
      widths[segment] ?? (apportionsSegmentWidthsByContent ? lengths[segment] : widest)
    }
    return CGSize(UIControl.metrics.segmentedSize(widths: shown.map { Double($0) }))
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.segmentedInsets) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    let height = UIControl.metrics.segmentedHeight + ControlMetrics.segmentedInsets.bottom
    return CGSize(width: intrinsicContentSize.width, height: height)
  }
  /// Lets a segment be chosen or not; does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Gives the bar a picture behind; does nothing.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Gives the bar pictures between segments; does nothing.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

/// A control that lets a colour be chosen: 28 × 28 points.
open class UIColorWell: UIControl {
  /// The text above the choice.
  open var title: String?
  /// True where colours can be seen through.
  open var supportsAlpha = true
  /// The colour.
  open var selectedColor: UIColor?
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.colorWellSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
