internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// Functions that read user-defined runtime attributes: properties that UIKit sets by key path when a view is loaded.
///
/// Interface Builder's canvas ignores them, and so do the recorded frames.
enum RuntimeAttributes {
  /// The supported key paths.
  static let known: Set<String> = [
    "cornerRadius", "layer.cornerRadius", "hidden", "isHidden", "text", "numberOfLines", "spacing", "borderWidth",
    "layer.borderWidth", "borderColor", "layer.masksToBounds", "clipsToBounds", "layer.shadowOpacity",
    "layer.shadowRadius", "layer.shadowOffset", "fontSize", "textSize",
  ]

  /// Returns the corner radius that a view's attributes set, in points. 0 if they set none.
  static func cornerRadius(of element: XMLElement) -> Double {
    let radii = attributes(of: element).filter { $0[.keyPath]?.hasSuffix("cornerRadius") == true }
    return max(0, radii.last.flatMap(number) ?? 0)
  }

  /// Whether a view's attributes clip its content.
  static func masksToBounds(of element: XMLElement) -> Bool {
    attributes(of: element).contains {
      ["layer.masksToBounds", "clipsToBounds", "masksToBounds"].contains($0[.keyPath]) && $0.isYes(.value)
    }
  }

  /// Whether an attribute sets the font of text. No UIKit property of that kind can be set in a document, so
  /// apps declare their own: `fontName`, `textSize`, `labelStyle`.
  static func setsFont(of element: XMLElement) -> Bool {
    attributes(of: element).contains { attribute in
      guard let name = attribute[.keyPath]?.split(separator: ".").last?.lowercased() else { return false }
      return wordsOfFonts.contains { ByteSearch.contains($0, in: name) }
        && !wordsOfLooks.contains { ByteSearch.contains($0, in: name) }
    }
  }

  /// Words in the names of properties that determine a font.
  private static let wordsOfFonts = ["font", "textsize", "typesize", "typography", "style"]
  /// Words in the names of properties with a style or color that does not belong to a font.
  private static let wordsOfLooks = [
    "border", "bar", "selection", "separator", "effect", "shadow", "corner", "color", "colour", "background",
  ]

  /// Returns the look of a view's layer, from properties of the layer and from properties of the same names that custom
  /// classes forward to it. Nil if the view has no attributes, like most views.
  ///
  /// `layer.borderColor` and `layer.shadowColor` are ignored: a document sets a `UIColor`, and a layer needs a
  /// `CGColor`. Apps add properties with other names for it, which are recognized by their endings.
  static func layerLook(of element: XMLElement, _ resources: InterfaceBuilderResources) -> LayerLook? {
    guard attributes(of: element).first != nil else { return nil }
    var look = LayerLook()
    var shadow = Views<DocumentValues>.Shadow(opacity: 0)
    for attribute in attributes(of: element) {
      guard let path = attribute[.keyPath] else { continue }
      switch path.split(separator: ".").last {
      case "cornerRadius": look.keepsContent = path == "layer.cornerRadius"
      case "borderWidth": look.borderWidth = max(0, number(attribute) ?? 0)
      case "shadowOpacity": shadow.opacity = min(1, max(0, number(attribute) ?? 0))
      case "shadowRadius": shadow.radius = max(0, number(attribute) ?? 0)
      case "shadowOffset": shadow.offset = size(attribute) ?? shadow.offset
      default: setColor(path, attribute, resources, &look, &shadow)
      }
    }
    if shadow.opacity > 0 { look.shadow = shadow }
    return look
  }

  private static func setColor(
    _ path: String, _ attribute: XMLElement, _ resources: InterfaceBuilderResources, _ look: inout LayerLook,
    _ shadow: inout Views<DocumentValues>.Shadow
  ) {
    guard path != "layer.borderColor", path != "layer.shadowColor",
      let color = ColorReader.color(.value, of: attribute, resources), let name = path.split(separator: ".").last,
      name.hasSuffix("Color") || name.hasSuffix("FromUIColor")
    else { return }
    if name.hasPrefix("border") { look.borderColor = color }
    if name.hasPrefix("shadow") { shadow.color = color }
  }

  private static func size(_ attribute: XMLElement) -> Size? {
    guard let size = attribute.child(.size, key: .value), let width = size.number(.width),
      let height = size.number(.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Returns the layout changes of a view's attributes, in order.
  ///
  /// - Parameter strings: The strings that the app's code looks up by key.
  static func changes(of element: XMLElement, _ strings: [String: LocalizedText]) -> [ViewProperty] {
    attributes(of: element).compactMap { attribute in
      switch attribute[.keyPath] {
      case "hidden", "isHidden": attribute[.value].map { .isHidden($0 == "YES") }
      case "text": TextReader.string(.value, of: attribute).map { .text(LocalizedText($0)) }
      case "fontSize", "textSize": fontSize(attribute).flatMap { font(of: element, size: $0) }.map { .font($0) }
      case "numberOfLines": number(attribute).flatMap { Int(exactly: $0) }.map { .numberOfLines(max(0, $0)) }
      case "spacing": number(attribute).map { .stackSpacing($0) }
      case let path?: element.name == .textField ? nil : text(withKeyIn: attribute, path, strings).map { .text($0) }
      case nil: nil
      }
    }
  }

  /// Returns the string whose key an attribute contains. Documents cannot refer to the tables of an app, so apps declare
  /// properties whose code looks up a key: `transKey`, `localizableString`. Nil for other attributes and unknown keys. The
  /// key of a text field may belong to its placeholder, so it is ignored.
  private static func text(
    withKeyIn attribute: XMLElement, _ path: String, _ strings: [String: LocalizedText]
  ) -> LocalizedText? {
    guard !strings.isEmpty, attribute[.type] == "string" else { return nil }
    let name = path.lowercased()
    guard wordsOfKeys.contains(where: { ByteSearch.contains($0, in: name) }),
      !wordsOfOtherTexts.contains(where: { ByteSearch.contains($0, in: name) }),
      let key = TextReader.string(.value, of: attribute)
    else { return nil }
    return strings[key]
  }

  /// Words in the names of properties that contain the key of a string.
  private static let wordsOfKeys = ["key", "locali", "trans", "i18n", "l10n"]
  /// Words in the names of such properties that do not set the text of the view in its normal state.
  private static let wordsOfOtherTexts = ["placeholder", "accessib", "hint", "selected", "highlighted", "disabled"]

  /// Returns a font size in points. Nil for numbers that cannot be one.
  private static func fontSize(_ attribute: XMLElement) -> Double? {
    number(attribute).flatMap { fontSizes.contains($0) ? $0 : nil }
  }

  /// The plausible font sizes, in points. Other numbers are levels or factors.
  private static let fontSizes = 6.0...200.0

  /// Returns the font of an element's text in another size. Nil if it has a text style, which determines the size.
  private static func font(of element: XMLElement, size: Double) -> FontDescription? {
    guard var font = FontReader.font(of: element), case .points = font.size else { return nil }
    font.size = .points(size)
    return font
  }

  private static func attributes(of element: XMLElement) -> XMLElement.Children {
    element.list(.userDefinedRuntimeAttributes)
  }

  private static func number(_ attribute: XMLElement) -> Double? { attribute.child(key: .value)?.number(.value) }
}
