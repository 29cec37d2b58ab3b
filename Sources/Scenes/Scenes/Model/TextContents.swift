public import Geometry
public import Typography

extension Views {
  /// A text with its look, in a label or a text view.
  public struct Label: Sendable, Hashable {
    /// The text.
    public var text: Values.Text
    /// Its font.
    public var font: Values.Font
    /// Its colour, or nil for the default.
    public var color: Values.Color?
    /// The side at which lines stand.
    public var alignment = TextAlignment.natural
    /// The highest number of lines, 0 for any.
    public var numberOfLines = 1
    /// The width that a multi-line text is first measured at, in points; nil for that of the layout.
    public var preferredMaxLayoutWidth: Double?
    /// The size that a custom class has for the text on unbroken lines; nil for that of the font.
    public var reportedSize: ReportedTextSize?
    /// The limit to which the letters of a single line shrink where it is too wide; nil where they keep their size.
    public var smallestLetters: SmallestLetters?
    /// True where the letters of a single line move closer together before it is cut off.
    public var tightensLetters = false
    /// True where a text view scrolls its text. One that does not has the size of its text, as UITextView with
    /// `isScrollEnabled` switched off; a label never scrolls and pays no attention to this.
    public var isScrollEnabled = true
    /// True where one can type into a text view; a label pays no attention to this.
    public var isEditable = true
    /// The height of the lines of an attributed text; nil for that of the font.
    public var lineHeight: LineHeight?

    /// The smallest part of its size that the font of the text shrinks to, between 0 and 1; 1 where it keeps its size,
    /// as texts of several lines do.
    ///
    /// - Parameter pointSize: The size of the font, in points.
    public func smallestScale(ofFontWith pointSize: Double) -> Double {
      guard numberOfLines == 1 else { return 1 }
      return smallestLetters?.scale(ofFontWith: pointSize) ?? 1
    }
  }

  /// A button's title and style.
  public struct Button: Sendable, Hashable {
    /// The title.
    public var title: Values.Text
    /// The font of the title.
    public var font: Values.TitleFont
    /// The colour of the title, or nil for the tint.
    public var color: Values.Color?
    /// The style.
    public var style = ButtonStyle.system
    /// The image, or nil.
    public var image: ImageContent?
    /// The image behind title and image, which fills the button; nil for none.
    public var backgroundImage: ImageContent?
    /// The distance between content and edges that the document states, or nil.
    public var contentInsets: EdgeInsets?
    /// The places of title and image.
    public var arrangement = ButtonArrangement()
    /// The colour of the ground that its style has; nil for that of the style.
    public var ground: Values.Color?
    /// The radius of the ground's corners, in points; nil for that of the style.
    public var cornerRadius: Double?
  }

  /// A text field's text and border.
  public struct TextField: Sendable, Hashable {
    /// The text; empty to show the placeholder.
    public var text: Values.Text
    /// The text shown while it is empty.
    public var placeholder: Values.Text
    /// The font.
    public var font: Values.Font
    /// The colour of the text, or nil for the default.
    public var color: Values.Color?
    /// The side at which the text stands.
    public var alignment = TextAlignment.natural
    /// True where it has the rounded border.
    public var hasBorder = true
    /// Whether dots stand for the letters.
    public var isSecure = false
    /// The limit to which the letters shrink where they are too wide; nil where they keep their size.
    public var smallestLetters: SmallestLetters?

    /// The smallest part of its size that the font shrinks to, between 0 and 1.
    ///
    /// - Parameter pointSize: The size of the font, in points.
    public func smallestScale(ofFontWith pointSize: Double) -> Double {
      smallestLetters?.scale(ofFontWith: pointSize) ?? 1
    }
  }
}

/// The size of a text in a font that a custom class draws otherwise than the document says.
public struct ReportedTextSize: Sendable, Hashable {
  /// The size, in points, of the text on unbroken lines.
  public var size: Size
  /// The text.
  public var text: String
  /// The font that the document names.
  public var font: FontDescription
  /// The text size at which the class was asked.
  public var textSize: TextSize

  /// A size of a text that the document has in a font.
  public init(_ size: Size, of text: String, in font: FontDescription, at textSize: TextSize = .l) {
    self.size = size
    self.text = text
    self.font = font
    self.textSize = textSize
  }
}

/// The side of a column at which lines of text stand.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// At the leading edge.
  case natural
  case left
  case center
  case right
  case justified
}

/// The limit to which a text shrinks before it is cut off.
public enum SmallestLetters: Sendable, Hashable {
  /// A size in points.
  case pointSize(Double)
  /// A part of the font's own size.
  case factor(Double)

  /// The part of its size that a font shrinks to, between 0 and 1.
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
  /// A title without a background, as `UIButton(type: .system)` has.
  case system
  /// A button whose look the app gives.
  case custom
  case plain
  case gray
  case tinted
  case filled
  /// The symbols i and +.
  case detail
  case close

  /// The distance between content and edges where a document states none, in points: that of UIKit's configurations,
  /// none for buttons without one, whose sizes have rules of their own.
  public var contentInsets: EdgeInsets {
    isConfigured ? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12) : .zero
  }

  /// True for UIKit's configurations.
  package var isConfigured: Bool {
    switch self {
    case .plain, .gray, .tinted, .filled: true
    case .system, .custom, .detail, .close: false
    }
  }

  /// True for styles with a ground of their own.
  package var hasGround: Bool {
    switch self {
    case .gray, .tinted, .filled: true
    case .system, .custom, .plain, .detail, .close: false
    }
  }

  /// The font of a title where a document states none.
  package var titleFont: FontDescription {
    switch self {
    case .system, .detail, .close: .system(15)
    case .custom: .system(18)
    case .plain, .gray, .tinted, .filled: .style(.body)
    }
  }
}

extension Views.Label where Values == DocumentValues {
  /// A text; one line in the body style unless said otherwise.
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
  /// A button.
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
  /// A text field.
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
