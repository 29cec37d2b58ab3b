internal import DocumentResources
internal import Geometry
internal import MarkupReading
internal import Scenes

extension ContentReader {
  /// The title, image and style of a `<button>`: those of its configuration where it has one, else of its normal state.
  func button(_ element: XMLElement) -> ButtonContent {
    let configuration = element.child(.buttonConfiguration, key: .configuration)
    let state = element.child(.state, key: .normal)
    var properties = ["normalTitle", "attributedNormalTitle", "title"]
    if configuration != nil { properties = ["configuration.title", "configuration.attributedTitle"] + properties }
    // A button with a configuration shows no other title than that of the configuration, also where it has none.
    let written = (configuration ?? state).flatMap(title) ?? ""
    let titleFont = configuration.flatMap { FontReader.font(.titleFontDescription, of: $0) }
    var button = ButtonContent(
      title: strings.text(written, id: element[.id], properties),
      font: titleFont ?? attributedFont(configuration ?? state) ?? FontReader.font(of: element),
      color: color(configuration: configuration, state: state), style: style(element, configuration: configuration),
      image: image(configuration: configuration, state: state), contentInsets: contentInsets(element, configuration))
    if configuration == nil, let name = state?[.backgroundImage] {
      button.backgroundImage = resources.image(named: name, catalog: nil, mode: .scaleToFill)
    }
    return button
  }

  private func title(_ element: XMLElement) -> String? {
    if let title = TextReader.string(.title, of: element) { return title }
    return element.child(.attributedString, key: .attributedTitle).map(TextReader.attributedText)
  }

  private func attributedFont(_ element: XMLElement?) -> FontDescription? {
    let attributes = element?.child(.attributedString, key: .attributedTitle).flatMap(TextReader.firstAttributes)
    guard let attributes else { return nil }
    return attributes.child(.font, key: .nsFont).map(FontReader.attributedFont)
      ?? FontReader.font(.nsFont, of: attributes)
  }

  private func color(configuration: XMLElement?, state: XMLElement?) -> ViewColor? {
    configuration.flatMap { ColorReader.color(.baseForegroundColor, of: $0, resources) }
      ?? state.flatMap { ColorReader.color(.titleColor, of: $0, resources) }
  }

  private func style(_ element: XMLElement, configuration: XMLElement?) -> ButtonStyle {
    if let configuration {
      return configuration[.style].flatMap(ButtonStyle.init(rawValue:)) ?? .plain
    }
    switch element[.buttonType] {
    case "system", "roundedRect": return .system
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd": return .detail
    case "close": return .close
    default: return .custom
    }
  }

  private func image(configuration: XMLElement?, state: XMLElement?) -> ImageContent? {
    for element in [configuration, state] {
      if let element, let name = element[.image] {
        return resources.image(named: name, catalog: element[.catalog], mode: .center)
      }
    }
    return nil
  }

  /// The insets around title and image; Xcode writes a tiny number for a zero that counts.
  private func contentInsets(_ element: XMLElement, _ configuration: XMLElement?) -> EdgeInsets? {
    guard let insets = configuration?.insets(key: .contentInsets) ?? element.insets(key: .contentEdgeInsets) else {
      return nil
    }
    func plain(_ value: Double) -> Double { abs(value) < 1e-9 ? 0 : value }
    return EdgeInsets(
      top: plain(insets.top), left: plain(insets.left), bottom: plain(insets.bottom), right: plain(insets.right))
  }
}
