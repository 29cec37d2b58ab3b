public import AutoLayout
public import Geometry

/// A button with a title, 30 points high or as high as a larger font asks for; UIKit's `UIButton` of the system's type.
open class LayoutButton: LayoutView {
  /// The height that the title is set in, above and below it together, in points, as Xcode records it.
  private static let verticalPadding = 12.0
  /// The least width and height, in points.
  private static let leastLength = 30.0

  /// The title.
  public var title: String
  /// The font that measures the title.
  public var font: any LabelMeasuring

  /// A button with a title; UIKit's has the system font at 15 points.
  public init(title: String = "", font: any LabelMeasuring = FixedPitchFont(lineHeight: 18, descender: 4)) {
    self.title = title
    self.font = font
    super.init(frame: .zero)
  }

  open override var intrinsicContentSize: Size {
    let text = font.size(of: title, width: nil, numberOfLines: 1)
    return Size(
      width: max(Self.leastLength, text.width.rounded(.up)),
      height: max(Self.leastLength, (text.height + Self.verticalPadding).rounded(.up)))
  }

  open override var textBaseline: TextBaseline { .centered(offset: (font.ascender - font.descender) / 2) }

  override var logTitle: String? { title.isEmpty ? nil : title }
}

/// A line of text that can be changed, 30 points high with its rounded border; UIKit's `UITextField`.
open class LayoutTextField: LayoutView {
  /// The width that the border takes, left and right together, in points, as Xcode records it.
  private static let horizontalPadding = 14.0

  /// The text.
  public var text: String
  /// The text that is shown while ``text`` is empty.
  public var placeholder: String
  /// The font that measures the text and the placeholder.
  public var font: any LabelMeasuring

  /// A field; UIKit's has the system font at 14 points.
  public init(text: String = "", placeholder: String = "", font: any LabelMeasuring = FixedPitchFont()) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    super.init(frame: .zero)
  }

  open override var intrinsicContentSize: Size {
    let shown = font.size(of: text.isEmpty ? placeholder : text, width: nil, numberOfLines: 1)
    return Size(width: shown.width + Self.horizontalPadding, height: 30)
  }

  open override var textBaseline: TextBaseline { .centered(offset: (font.ascender - font.descender) / 2) }
}

/// A row of segments of one width, 29 points high with the point below that its alignment rectangle leaves out; UIKit's
/// `UISegmentedControl`.
open class LayoutSegmentedControl: LayoutView {
  /// The length by which each segment is wider than the widest title, in points, as Xcode records it.
  private static let segmentPadding = 14.0

  /// The titles of the segments, in order.
  public var titles: [String]
  /// The font that measures the titles.
  public var font: any LabelMeasuring

  /// A row of segments; UIKit's has the system font at 13 points.
  public init(titles: [String], font: any LabelMeasuring = FixedPitchFont()) {
    self.titles = titles
    self.font = font
    super.init(frame: .zero)
  }

  open override var intrinsicContentSize: Size {
    let widest = titles.map { font.size(of: $0, width: nil, numberOfLines: 1).width }.max() ?? 0
    return Size(width: Double(titles.count) * (widest.rounded(.up) + Self.segmentPadding), height: 28)
  }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }
}

/// A picture at its natural size; UIKit's `UIImageView`.
open class LayoutImageView: LayoutView {
  /// The size of the picture in points; nil while there is none.
  public var imageSize: Size?

  /// A view without a picture, or with one of a size in points.
  public init(imageSize: Size? = nil) {
    self.imageSize = imageSize
    super.init(frame: .zero)
  }

  /// A view of a picture of a file: its points are its pixels divided by the density that its name tells, `@2x` or `@3x`
  /// (specification PIX-03).
  ///
  /// - Parameters:
  ///   - pixels: The size of the file, in pixels.
  ///   - density: How many pixels a point of it has; one that is not above 0 counts as 1.
  public convenience init(pixels: Size, density: Double) {
    let density = density > 0 ? density : 1
    self.init(imageSize: Size(width: pixels.width / density, height: pixels.height / density))
  }

  open override var intrinsicContentSize: Size {
    imageSize ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}

/// A text that scrolls and therefore has no size of its own; UIKit's `UITextView`.
open class LayoutTextView: LayoutScrollView {
  /// The text.
  public var text: String

  /// A view with a text.
  public init(text: String = "") {
    self.text = text
    super.init(frame: .zero)
  }
}
