internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

extension UISegmentedControl {
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (number, action) in actions.enumerated() { insertSegment(action: action, at: number, animated: false) }
  }

  /// Inserts a segment with the image of an action, or else with its title.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
  }
}

/// A row of segments with equal widths, 32 points tall.
open class UISegmentedControl: UISegmentedControlDeclarations {
  private(set) var items: [Any] = []
  private var widths: [Int: CGFloat] = [:]
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether the widths of segments follow their content.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  open var selectedSegmentTintColor: UIColor?

  /// Creates a control with strings or images as segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    self.items = items ?? []
    sizeToFit()
  }
  open var numberOfSegments: Int { items.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(title ?? "", segment) }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(image ?? UIImage(), segment) }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = image ?? UIImage()
    contentDidChange()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard items.indices.contains(segment) else { return }
    items.remove(at: segment)
    contentDidChange()
  }
  open func removeAllSegments() {
    items = []
    contentDidChange()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = title ?? ""
    contentDidChange()
  }
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }
  /// Sets the width of a segment, in points; 0 for its content's.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width > 0 ? width : nil
    contentDidChange()
  }

  private func insert(_ item: Any, _ position: Int) {
    items.insert(item, at: max(0, min(position, items.count)))
    contentDidChange()
  }

  private func width(of item: Any) -> CGFloat {
    let title = titleWidth(of: item)
    if apportionsSegmentWidthsByContent { return UIControl.metrics.apportionedSegmentWidth(title: title) }
    return UIControl.metrics.segmentWidth(title: title)
  }

  private func titleWidth(of item: Any) -> CGFloat {
    if let image = item as? UIImage { return image.size.width }
    // The font that scenes use too: the font of the selected segment, so that selecting another does not change the
    // width.
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    return TextMeasuring.size(of: "\(item)", in: font, width: nil, numberOfLines: 1).width
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
}
