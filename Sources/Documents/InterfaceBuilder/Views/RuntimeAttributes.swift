internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// Reads user-defined runtime attributes: properties that UIKit sets when a view is loaded, by key path.
///
/// Interface Builder's canvas, and with it the frames that documents record, knows nothing of them.
enum RuntimeAttributes {
  /// The key paths that are understood.
  static let known: Set<String> = [
    "cornerRadius", "layer.cornerRadius", "hidden", "isHidden", "text", "numberOfLines", "spacing", "borderWidth",
    "layer.borderWidth", "borderColor", "layer.masksToBounds", "clipsToBounds", "layer.shadowOpacity",
    "layer.shadowRadius", "layer.shadowOffset", "fontSize", "textSize",
  ]

  /// The radius of the corners that a view's attributes set, in points; 0 where they set none.
  static func cornerRadius(of element: XMLElement) -> Double {
    let radii = attributes(of: element).filter { $0[.keyPath]?.hasSuffix("cornerRadius") == true }
    return max(0, radii.last.flatMap(number) ?? 0)
  }

  /// True where a view's attributes let its layer cut off what lies beyond its edges.
  static func masksToBounds(of element: XMLElement) -> Bool {
    attributes(of: element).contains {
      ["layer.masksToBounds", "clipsToBounds", "masksToBounds"].contains($0[.keyPath]) && $0.isYes(.value)
    }
  }

  /// Whether an attribute sets the font of a text. UIKit has no property of that kind that a document can set, so that apps
  /// declare their own: `fontName`, `textSize`, `labelStyle`.
  static func setsFont(of element: XMLElement) -> Bool {
    attributes(of: element).contains { attribute in
      guard let name = attribute[.keyPath]?.split(separator: ".").last?.lowercased() else { return false }
      return wordsOfFonts.contains { ByteSearch.contains($0, in: name) }
        && !wordsOfLooks.contains { ByteSearch.contains($0, in: name) }
    }
  }

  /// The words in the names of properties that decide a font.
  private static let wordsOfFonts = ["font", "textsize", "typesize", "typography", "style"]
  /// The words in the names of properties with a style or colour that is not a font's.
  private static let wordsOfLooks = [
    "border", "bar", "selection", "separator", "effect", "shadow", "corner", "color", "colour", "background",
  ]

  /// The look of a view's layer: the properties of the layer itself, and those of the same names that classes of apps pass
  /// on to it; nil where the view has no attributes, as most have none.
  ///
  /// A layer takes no `UIColor`, so that `layer.borderColor` and `layer.shadowColor` change nothing: apps give layers
  /// properties of other names for it, which are understood by their endings.
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

  /// The changes to layout that a view's attributes make when it is loaded, in their order.
  static func changes(of element: XMLElement) -> [ViewProperty] {
    attributes(of: element).compactMap { attribute in
      switch attribute[.keyPath] {
      case "hidden", "isHidden": attribute[.value].map { .isHidden($0 == "YES") }
      case "text": TextReader.string(.value, of: attribute).map { .text(LocalizedText($0)) }
      case "fontSize", "textSize": fontSize(attribute).flatMap { font(of: element, size: $0) }.map { .font($0) }
      case "numberOfLines": number(attribute).flatMap { Int(exactly: $0) }.map { .numberOfLines(max(0, $0)) }
      case "spacing": number(attribute).map { .stackSpacing($0) }
      default: nil
      }
    }
  }

  /// The size of a font that a number states, in points; nil for numbers that are none.
  private static func fontSize(_ attribute: XMLElement) -> Double? {
    number(attribute).flatMap { fontSizes.contains($0) ? $0 : nil }
  }

  /// The sizes of fonts that texts of apps have, in points; other numbers are levels or factors.
  private static let fontSizes = 6.0...200.0

  /// The font of an element's text in another size; nil for one with a text style, which has the size of the style.
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
