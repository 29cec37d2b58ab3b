public import Typography

/// The types of the strings, fonts and colors of views: as in a document, or as in one variant.
public protocol ViewValues {
  /// A displayed text.
  associatedtype Text: Sendable & Hashable & ExpressibleByStringLiteral
  /// The font of a string.
  associatedtype Font: Sendable & Hashable
  /// The font of a button's title, which a document may leave to the style.
  associatedtype TitleFont: Sendable & Hashable
  /// A color that the author set.
  associatedtype Color: Sendable & Hashable
}

/// The values of a document: strings in every language, fonts for any text size, colors for both appearances.
public enum DocumentValues: ViewValues {
  /// A string in all its languages.
  public typealias Text = LocalizedText
  /// A font before the user's text size is known.
  public typealias Font = FontDescription
  /// A font before the user's text size is known, or nil to use the font of the button's style.
  public typealias TitleFont = FontDescription?
  /// A color before the appearance is known.
  public typealias Color = ViewColor
}

/// The values of one variant, independent of language, text size and appearance.
public enum VariantValues: ViewValues {
  /// A string in the variant's language.
  public typealias Text = String
  /// A font at the variant's text size.
  public typealias Font = Typography.Font
  /// A font at the variant's text size.
  public typealias TitleFont = Typography.Font
  /// A color in the variant's appearance.
  public typealias Color = ResolvedColor
}

/// Views and their contents, with one kind of text, fonts and colors.
public enum Views<Values: ViewValues> {}

/// One view of a scene as its document describes it.
public typealias View = Views<DocumentValues>.View
/// The content of a view, as its document describes it.
public typealias ViewContent = Views<DocumentValues>.Content
/// A string with its look, as a document describes it.
public typealias LabelContent = Views<DocumentValues>.Label
/// A button's title and style, as a document describes them.
public typealias ButtonContent = Views<DocumentValues>.Button
/// A text field's text and border, as a document describes them.
public typealias TextFieldContent = Views<DocumentValues>.TextField
/// The content of a navigation bar, as a document describes it.
public typealias NavigationBarContent = Views<DocumentValues>.NavigationBar
/// An item of a bar, as a document describes it.
public typealias BarItem = Views<DocumentValues>.BarItem
/// The colors of a bar, as a document describes them.
public typealias BarLook = Views<DocumentValues>.BarLook
/// The contents of the bars over a scene, as far as its document contains them.
public typealias BarContents = Views<DocumentValues>.BarContents

/// Views and their contents in one variant.
public typealias ResolvedViews = Views<VariantValues>
/// One view of a scene in one variant.
public typealias ResolvedView = ResolvedViews.View
