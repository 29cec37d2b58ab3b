public import Geometry
public import Typography

extension Views {
  /// A string with its look, in a label or a text view.
  public struct Label: Sendable, Hashable {
    public var text: Values.Text
    public var font: Values.Font
    /// The color, or nil for the default.
    public var color: Values.Color?
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The largest number of lines, 0 for any.
    public var numberOfLines = 1
    /// The width at which a multi-line text is first measured, in points, or nil to use the layout's.
    public var preferredMaxLayoutWidth: Double?
    /// The size that a custom class reports for the text in unbroken lines, or nil to use the font's.
    public var reportedSize: ReportedTextSize?
    /// The limit to which a single line that is too wide shrinks, or nil if it keeps its size.
    public var smallestLetters: SmallestLetters?
    /// Whether the letters of a single line move closer together before it is truncated.
    public var tightensLetters = false
    /// Whether a text view scrolls its text. If not, it has the size of its text, like UITextView without
    /// `isScrollEnabled`. Labels ignore this.
    public var isScrollEnabled = true
    /// Whether a text view is editable. Labels ignore this.
    public var isEditable = true
    /// The height of the lines of attributed text, or nil to use the font's.
    public var lineHeight: LineHeight?

    /// Returns the smallest share of its size to which the font shrinks, between 0 and 1. It is 1 if the font keeps its
    /// size, as for several lines.
    ///
    /// - Parameter pointSize: The size of the font, in points.
    public func smallestScale(ofFontWith pointSize: Double) -> Double {
      guard numberOfLines == 1 else { return 1 }
      return smallestLetters?.scale(ofFontWith: pointSize) ?? 1
    }
  }

  /// A button's title and style.
  public struct Button: Sendable, Hashable {
    public var title: Values.Text
    public var font: Values.TitleFont
    /// The color of the title, or nil for the tint.
    public var color: Values.Color?
    public var style = ButtonStyle.system
    public var image: ImageContent?
    /// The image behind the title and image, which fills the button. Nil for none.
    public var backgroundImage: ImageContent?
    /// The distances between content and edges in the document, or nil.
    public var contentInsets: EdgeInsets?
    /// The arrangement of title and image.
    public var arrangement = ButtonArrangement()
    /// The background color, or nil to use the style's.
    public var ground: Values.Color?
    /// The corner radius of the background, in points. Nil to use the style's.
    public var cornerRadius: Double?
  }

  /// A text field's text and border.
  public struct TextField: Sendable, Hashable {
    /// The text. If it is empty, the placeholder is shown.
    public var text: Values.Text
    /// The text shown while it is empty.
    public var placeholder: Values.Text
    public var font: Values.Font
    /// The color of the text, or nil for the default.
    public var color: Values.Color?
    public var alignment = TextAlignment.natural
    /// Whether it has the rounded border.
    public var hasBorder = true
    /// Whether letters are shown as dots.
    public var isSecure = false
    /// The limit to which a string that is too wide shrinks, or nil if it keeps its size.
    public var smallestLetters: SmallestLetters?

    /// Returns the smallest share of its size to which the font shrinks, between 0 and 1.
    ///
    /// - Parameter pointSize: The size of the font, in points.
    public func smallestScale(ofFontWith pointSize: Double) -> Double {
      smallestLetters?.scale(ofFontWith: pointSize) ?? 1
    }
  }
}

/// The size of a string that a custom class draws in a font other than the document's.
public struct ReportedTextSize: Sendable, Hashable {
  /// The size of the text in unbroken lines, in points.
  public var size: Size
  public var text: String
  /// The font in the document.
  public var font: FontDescription
  /// The text size at which the class reported the size.
  public var textSize: TextSize

  /// Creates the reported size of a string with a font in the document.
  public init(_ size: Size, of text: String, in font: FontDescription, at textSize: TextSize = .l) {
    self.size = size
    self.text = text
    self.font = font
    self.textSize = textSize
  }
}

/// The alignment of lines of text in a column.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// At the leading edge.
  case natural
  case left
  case center
  case right
  case justified
}

/// The limit to which a string shrinks before it is truncated.
public enum SmallestLetters: Sendable, Hashable {
  /// A size in points.
  case pointSize(Double)
  /// A share of the font's own size.
  case factor(Double)

  /// Returns the share of its size to which a font shrinks, between 0 and 1.
  func scale(ofFontWith pointSize: Double) -> Double {
    guard pointSize > 0 else { return 1 }
    return switch self {
    case .pointSize(let smallest): min(1, max(0, smallest / pointSize))
    case .factor(let factor): min(1, max(0, factor))
    }
  }
}

/// The look of a button and the insets of its content.
public enum ButtonStyle: String, Sendable, Hashable, CaseIterable {
  /// A title without a background, as for `UIButton(type: .system)`.
  case system
  /// A button whose look the app defines.
  case custom
  case plain
  case gray
  case tinted
  case filled
  /// The symbols i and +.
  case detail
  case close

  /// The default distances between content and edges, in points: the defaults of UIKit's configurations. Zero for other
  /// buttons, whose sizes have their own rules.
  public var contentInsets: EdgeInsets {
    isConfigured ? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12) : .zero
  }

  /// Whether the style is one of UIKit's configurations.
  package var isConfigured: Bool {
    switch self {
    case .plain, .gray, .tinted, .filled: true
    case .system, .custom, .detail, .close: false
    }
  }

  /// Whether the style has its own background.
  package var hasGround: Bool {
    switch self {
    case .gray, .tinted, .filled: true
    case .system, .custom, .plain, .detail, .close: false
    }
  }

  /// The default font of a title.
  package var titleFont: FontDescription {
    switch self {
    case .system, .detail, .close: .system(15)
    case .custom: .system(18)
    case .plain, .gray, .tinted, .filled: .style(.body)
    }
  }
}

extension Views.Label where Values == DocumentValues {
  /// Creates a string, by default one line in the body style.
  public init(
    text: LocalizedText, font: FontDescription = .style(.body), color: ViewColor? = nil,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1, preferredMaxLayoutWidth: Double? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }
}

extension Views.Button where Values == DocumentValues {
  public init(
    title: LocalizedText, font: FontDescription? = nil, color: ViewColor? = nil, style: ButtonStyle = .system,
    image: ImageContent? = nil, contentInsets: EdgeInsets? = nil
  ) {
    self.title = title
    self.font = font
    self.color = color
    self.style = style
    self.image = image
    self.contentInsets = contentInsets
  }
}

extension Views.TextField where Values == DocumentValues {
  public init(
    text: LocalizedText = "", placeholder: LocalizedText = "", font: FontDescription = .style(.body),
    color: ViewColor? = nil, alignment: TextAlignment = .natural, hasBorder: Bool = true
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.color = color
    self.alignment = alignment
    self.hasBorder = hasBorder
  }
}
