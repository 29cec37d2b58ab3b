public import Geometry

/// What a view shows; everything a drawing or an intrinsic size depends on.
public enum ViewContent: Sendable, Hashable {
  /// Nothing of its own.
  case container
  case label(LabelContent)
  case button(ButtonContent)
  case image(ImageContent)
  case textField(TextFieldContent)
  case textView(LabelContent)
  case toggle(isOn: Bool)
  case slider(value: Double)
  case segmentedControl(titles: [LocalizedText], selected: Int?)
  case stepper
  case progress(value: Double)
  case activityIndicator(isLarge: Bool)
  case pageControl(pages: Int, current: Int)
  case picker
  case datePicker
  /// A field to search with; a minimal one has no bar behind its field.
  case searchBar(placeholder: LocalizedText, isMinimal: Bool)
  case navigationBar(NavigationBarContent)
  case toolbar([BarItem])
  case tabBar([BarItem])
  case table
  case collection
  case cell(CellContent)
  case map
  case web
  case effect
  /// A container whose content lies in another scene.
  case embeddedScene
  /// An element that we do not understand: drawn as a hatched box.
  case unsupported
}

/// A text with its look.
public struct LabelContent: Sendable, Hashable {
  /// Where lines stand between left and right.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// At the leading edge.
    case natural
    case left
    case center
    case right
    case justified
  }

  /// The text.
  public var text: LocalizedText
  /// Its font.
  public var font: FontDescription
  /// Its colour, or nil for the default.
  public var color: ViewColor?
  /// Where lines stand.
  public var alignment: Alignment
  /// The highest number of lines, 0 for any.
  public var numberOfLines: Int
  /// The width that a multi-line text is first measured at, in points; nil for that of the layout.
  public var preferredMaxLayoutWidth: Double?
  /// How small the letters of a single line become where it is too wide; nil where they keep their size.
  public var smallestLetters: SmallestLetters?
  /// Whether a text view scrolls its text. One that does not has the size of its text, as UITextView with
  /// `isScrollEnabled` switched off; a label never scrolls and pays no attention to this.
  public var isScrollEnabled = true

  /// The limit to which a text shrinks before it is cut off.
  public enum SmallestLetters: Sendable, Hashable {
    /// A size in points.
    case pointSize(Double)
    /// A part of the font's own size.
    case factor(Double)
  }

  /// The smallest part of its size that the font of the text shrinks to, between 0 and 1; 1 where it keeps its size, as
  /// texts of several lines do.
  ///
  /// - Parameter pointSize: The size of the font, in points.
  public func smallestScale(ofFontWith pointSize: Double) -> Double {
    guard numberOfLines == 1, pointSize > 0 else { return 1 }
    switch smallestLetters {
    case .pointSize(let smallest): return min(1, max(0, smallest / pointSize))
    case .factor(let factor): return min(1, max(0, factor))
    case nil: return 1
    }
  }

  /// A text; one line in the body style unless said otherwise.
  public init(
    text: LocalizedText, font: FontDescription = .style(.body), color: ViewColor? = nil,
    alignment: Alignment = .natural, numberOfLines: Int = 1, preferredMaxLayoutWidth: Double? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }
}

/// A button's title and style.
public struct ButtonContent: Sendable, Hashable {
  /// How it looks and which insets its content has.
  public enum Style: String, Sendable, Hashable, CaseIterable {
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
      switch self {
      case .plain, .gray, .tinted, .filled: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
      case .system, .custom, .detail, .close: .zero
      }
    }
  }

  /// The title.
  public var title: LocalizedText
  /// The font of the title; nil for the default of the style.
  public var font: FontDescription?
  /// The colour of the title, or nil for the tint.
  public var color: ViewColor?
  /// The style.
  public var style: Style
  /// The image, or nil.
  public var image: ImageContent?
  /// The distance between content and edges that the document states, or nil.
  public var contentInsets: EdgeInsets?

  /// A button.
  public init(
    title: LocalizedText, font: FontDescription? = nil, color: ViewColor? = nil, style: Style = .system,
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

/// An image by name and natural size.
public struct ImageContent: Sendable, Hashable {
  /// How it fills its view.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center
  }

  /// The name of the artwork, or nil.
  public var name: String?
  /// The natural size in points, or nil where it is not known.
  public var size: Size?
  /// How it fills its view.
  public var mode: Mode
  /// Whether it is one of the system's symbols.
  public var isSymbol: Bool
  /// The pixels for each point that there are files for, in order; empty where nothing is known of them, and for
  /// drawings, which suit every screen (specification PIX-03).
  public var densities: [Double] = []
  /// Whether it is turned round in right-to-left layouts, as arrows are.
  public var isDirectional = false

  /// An image.
  public init(name: String? = nil, size: Size? = nil, mode: Mode = .scaleToFill, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.mode = mode
    self.isSymbol = isSymbol
  }

  /// One of the system's symbols in the middle of its place, in its own size.
  public static func symbol(_ name: String) -> ImageContent { ImageContent(name: name, mode: .center, isSymbol: true) }
}

/// A text field's text and border.
public struct TextFieldContent: Sendable, Hashable {
  /// The text; empty to show the placeholder.
  public var text: LocalizedText
  /// The text shown while it is empty.
  public var placeholder: LocalizedText
  /// The font.
  public var font: FontDescription
  /// The colour of the text, or nil for the default.
  public var color: ViewColor?
  /// Where the text stands.
  public var alignment: LabelContent.Alignment
  /// Whether it has the rounded border.
  public var hasBorder: Bool

  /// A text field.
  public init(
    text: LocalizedText = LocalizedText(""), placeholder: LocalizedText = LocalizedText(""),
    font: FontDescription = .style(.body), color: ViewColor? = nil, alignment: LabelContent.Alignment = .natural,
    hasBorder: Bool = true
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.color = color
    self.alignment = alignment
    self.hasBorder = hasBorder
  }
}

/// What a table or collection cell shows besides its subviews.
public struct CellContent: Sendable, Hashable {
  /// What stands at its trailing edge.
  public enum Accessory: String, Sendable, Hashable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What stands at the trailing edge.
  public var accessory: Accessory
  /// Whether a line is drawn below.
  public var hasSeparator: Bool

  /// A cell.
  public init(accessory: Accessory = .none, hasSeparator: Bool = true) {
    self.accessory = accessory
    self.hasSeparator = hasSeparator
  }
}
