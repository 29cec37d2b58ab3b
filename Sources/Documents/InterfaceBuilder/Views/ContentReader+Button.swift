internal import DocumentResources
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

extension ContentReader {
  /// Reads the title, image and style of a `<button>`, from its configuration if it has one, otherwise from its state.
  func button(_ element: XMLElement) -> ButtonContent {
    let configuration = element.child(.buttonConfiguration, key: .configuration)
    let states = ButtonStates(of: element)
    // A button with a configuration shows only the title of the configuration, even if there is none.
    let titled = configuration ?? states.elements.first { title($0) != nil }
    let state = titled?.key == .selected ? "selected" : titled?.key == .disabled ? "disabled" : "normal"
    var properties = ["\(state)Title", "attributedNormalTitle", "title"]
    if configuration != nil { properties = ["configuration.title", "configuration.attributedTitle"] + properties }
    let titleFont = configuration.flatMap { FontReader.font(.titleFontDescription, of: $0) }
    var button = ButtonContent(
      title: strings.text(titled.flatMap(title) ?? "", id: element[.id], properties),
      font: titleFont ?? attributedFont(titled) ?? FontReader.font(of: element),
      color: color(configuration, states), style: style(element, configuration: configuration),
      image: image(configuration, states) ?? ownSymbol(element, configuration),
      contentInsets: contentInsets(element, configuration))
    button.arrangement = arrangement(element, configuration)
    button.ground = configuration.flatMap { ColorReader.color(.baseBackgroundColor, of: $0, resources) }
    if configuration == nil, let name = states.value(.backgroundImage) {
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

  private func color(_ configuration: XMLElement?, _ states: ButtonStates) -> ViewColor? {
    configuration.flatMap { ColorReader.color(.baseForegroundColor, of: $0, resources) }
      ?? states.elements.lazy.compactMap { ColorReader.color(.titleColor, of: $0, resources) }.first
  }

  private func style(_ element: XMLElement, configuration: XMLElement?) -> ButtonStyle {
    if let configuration {
      return configuration[.style].flatMap(ButtonStyle.init(rawValue:)) ?? .plain
    }
    switch element[.buttonType] {
    case "system", "roundedRect": return .system
    case let type? where Self.symbols[type] != nil: return .detail
    case "close": return .close
    default: return .custom
    }
  }

  /// The symbols that the system shows in buttons of its own types.
  private static let symbols = [
    "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
    "contactAdd": "plus.circle",
  ]

  /// Returns the symbol of a button type beside a configuration, which has insets of its own around it. Nil for buttons
  /// with a title, and without a configuration or a symbol.
  private func ownSymbol(_ element: XMLElement, _ configuration: XMLElement?) -> ImageContent? {
    guard let configuration, title(configuration) == nil, let type = element[.buttonType],
      let symbol = Self.symbols[type]
    else { return nil }
    return ImageContent(
      name: symbol, size: ControlMetrics.configuredInfoSymbolSize, mode: .center, isSymbol: true)
  }

  private func image(_ configuration: XMLElement?, _ states: ButtonStates) -> ImageContent? {
    for element in [configuration].compactMap(\.self) + states.elements {
      if let reference = ImageReference(.image, of: element) {
        return resources.image(
          reference, mode: .center, SymbolConfiguration(element.child(.preferredSymbolConfiguration), readsFont: false))
      }
    }
    return nil
  }

  private func arrangement(_ element: XMLElement, _ configuration: XMLElement?) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    func alignment(_ name: XMLName) -> ButtonArrangement.Alignment {
      element[name].flatMap(ButtonArrangement.Alignment.init) ?? .center
    }
    arrangement.horizontal = alignment(.contentHorizontalAlignment)
    arrangement.vertical = alignment(.contentVerticalAlignment)
    if let configuration {
      arrangement.placement = configuration[.imagePlacement].flatMap(ButtonArrangement.Placement.init) ?? .leading
      arrangement.padding = max(0, configuration.number(.imagePadding) ?? 0)
    } else {
      arrangement.imageInsets = element.insets(key: .imageEdgeInsets) ?? .zero
      arrangement.titleInsets = element.insets(key: .titleEdgeInsets) ?? .zero
      arrangement.breaksLines = ["wordWrap", "characterWrap"].contains(element[.lineBreakMode])
    }
    return arrangement
  }

  /// Returns the insets around title and image. Xcode writes a tiny number for an explicit zero.
  private func contentInsets(_ element: XMLElement, _ configuration: XMLElement?) -> EdgeInsets? {
    guard let insets = configuration?.insets(key: .contentInsets) ?? element.insets(key: .contentEdgeInsets) else {
      return nil
    }
    func plain(_ value: Double) -> Double { abs(value) < 1e-9 ? 0 : value }
    return EdgeInsets(
      top: plain(insets.top), left: plain(insets.left), bottom: plain(insets.bottom), right: plain(insets.right))
  }
}

/// The elements for the states that a button shows. Values missing in one are taken from the next.
private struct ButtonStates {
  /// The elements, by precedence.
  let elements: [XMLElement]

  init(of button: XMLElement) {
    var shown: [XMLName] = [.normal]
    if button.isYes(.selected) { shown.insert(.selected, at: 0) }
    if button.isYes(.highlighted) { shown.insert(.highlighted, at: 0) }
    if button[.enabled] == "NO" { shown.insert(.disabled, at: 0) }
    elements = shown.compactMap { button.child(.state, key: $0) }
  }

  /// Returns the value of an attribute in the first state that has it.
  func value(_ name: XMLName) -> String? { elements.lazy.compactMap { $0[name] }.first }
}
