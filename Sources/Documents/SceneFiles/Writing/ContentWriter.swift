internal import Geometry
internal import Scenes
internal import Typography
internal import VisibleText

/// A writer of the contents of views.
struct ContentWriter {
  /// The language of the text in the document itself.
  let locale: String

  /// Returns the keys of a view that depend on its type.
  func entries(of view: View) -> [WrittenEntry] {
    switch view.content {
    case .label(let label): return self.label(label, lines: 1)
    case .textView(let label): return self.label(label, lines: 0)
    case .button(let button): return self.button(button)
    case .textField(let field): return textField(field)
    case .image(let image): return self.image(image) + pointSize(image) + mode(image)
    case .activityIndicator where view.appearance.hidesWhenStopped:
      return control(view.content) + [WrittenEntry("hidesWhenStopped", "true")]
    default: return control(view.content)
    }
  }

  private func control(_ content: ViewContent) -> [WrittenEntry] {
    switch content {
    case .toggle(let isOn): isOn ? [WrittenEntry("on", "true")] : []
    case .slider(let value), .progress(let value):
      [WrittenEntry("value", WrittenText.number(SceneNumber.length(nearestTo: value)))]
    case .segmentedControl(let titles, let selected):
      [texts("titles", titles)] + (selected.map { [WrittenEntry("selected", WrittenText.count($0))] } ?? [])
    case .activityIndicator(let isLarge): isLarge ? [WrittenEntry("large", "true")] : []
    case .pageControl(let pages, let current):
      [
        WrittenEntry("pages", WrittenText.count(pages)),
        WrittenEntry("current", WrittenText.count(current)),
      ]
    case .searchBar(let placeholder, let isMinimal):
      text("placeholder", placeholder) + (isMinimal ? [WrittenEntry("minimal", "true")] : [])
    case .navigationBar(let bar): bar.title.map { text("title", $0) } ?? []
    case .toolbar(let items), .tabBar(let items): barItems(items.filter { $0.space == nil })
    case .cell(let cell):
      (cell.accessory == .none ? [] : [WrittenEntry("accessory", cell.accessory.rawValue)])
        + (cell.hasSeparator ? [] : [WrittenEntry("separator", "false")])
    default: []
    }
  }

  /// Returns the titles and symbols of a bar. An item without one has an empty string.
  private func barItems(_ items: [BarItem]) -> [WrittenEntry] {
    let symbols = items.map { item in item.image.flatMap { $0.isSymbol ? $0.name : nil } ?? "" }
    let hasTitles = items.contains { !$0.title.text.isEmpty || !$0.title.translations.isEmpty }
    return (hasTitles ? [texts("titles", items.map(\.title))] : [])
      + (symbols.allSatisfy(\.isEmpty) ? [] : [texts("symbols", symbols.map { LocalizedText($0) })])
  }

  private func label(_ label: LabelContent, lines: Int) -> [WrittenEntry] {
    var entries = text("text", label.text) + Self.font(label.font, standard: .style(.body)) + color(label.color)
    if label.alignment != .natural { entries.append(WrittenEntry("align", label.alignment.rawValue)) }
    if label.numberOfLines != lines { entries.append(WrittenEntry("lines", WrittenText.count(label.numberOfLines))) }
    if let width = label.preferredMaxLayoutWidth, label.numberOfLines != 1 {
      entries.append(WrittenEntry("maxLayoutWidth", WrittenText.number(SceneNumber.length(nearestTo: width))))
    }
    if let height = label.lineHeight { entries.append(WrittenEntry("lineHeight", .mapping(lineHeight(height)))) }
    if let size = label.reportedSize { entries.append(WrittenEntry("unbrokenSize", unbrokenSize(size))) }
    if !label.isScrollEnabled { entries.append(WrittenEntry("scrolls", "false")) }
    if !label.isEditable { entries.append(WrittenEntry("editable", "false")) }
    return entries
  }

  /// Returns the size of text on unbroken lines, with the text size if that is not the standard one.
  private func unbrokenSize(_ reported: ReportedTextSize) -> WrittenValue {
    guard reported.textSize != .l else { return .scalar(WrittenText.size(reported.size)) }
    func length(_ length: Double) -> String { WrittenText.length(SceneNumber.length(nearestTo: length)) }
    return .mapping([
      WrittenEntry("width", length(reported.size.width)), WrittenEntry("height", length(reported.size.height)),
      WrittenEntry("textSize", reported.textSize.rawValue),
    ])
  }

  /// Returns the keys of a line height that differ from the font's.
  private func lineHeight(_ height: LineHeight) -> [WrittenEntry] {
    let font = LineHeight()
    return [
      ("multiple", height.multiple, font.multiple), ("minimum", height.minimum, font.minimum),
      ("maximum", height.maximum, font.maximum), ("spacing", height.spacing, font.spacing),
    ]
    .filter { $0.1 != $0.2 }.map { WrittenEntry($0.0, WrittenText.number($0.1)) }
  }

  private func button(_ button: ButtonContent) -> [WrittenEntry] {
    var entries = text("text", button.title)
    if let font = button.font { entries += Self.font(font, standard: nil) }
    entries += color(button.color)
    if button.style != .system { entries.append(WrittenEntry("fill", button.style.rawValue)) }
    if let image = button.image { entries += self.image(image) }
    if let insets = button.contentInsets {
      entries.append(WrittenEntry("contentInsets", WrittenText.insets(insets)))
    }
    let arrangement = button.arrangement
    if arrangement.placement != .leading {
      entries.append(WrittenEntry("imagePlacement", arrangement.placement.rawValue))
    }
    if arrangement.padding > 0 {
      entries.append(WrittenEntry("imagePadding", WrittenText.number(arrangement.padding)))
    }
    return entries
  }

  private func textField(_ field: TextFieldContent) -> [WrittenEntry] {
    var entries = text("text", field.text) + text("placeholder", field.placeholder)
    entries += Self.font(field.font, standard: .style(.body)) + color(field.color)
    if field.alignment != .natural { entries.append(WrittenEntry("align", field.alignment.rawValue)) }
    if !field.hasBorder { entries.append(WrittenEntry("border", "false")) }
    return entries
  }

  private func image(_ image: ImageContent) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    if let name = image.name, !name.isEmpty {
      entries.append(WrittenEntry(image.isSymbol ? "symbol" : "image", WrittenText.scalar(name)))
    }
    if let size = image.size { entries.append(WrittenEntry("imageSize", WrittenText.size(size))) }
    return entries
  }

  /// Returns the point size of a symbol, which determines its size and baseline. Empty for the standard size.
  private func pointSize(_ image: ImageContent) -> [WrittenEntry] {
    guard image.isSymbol, let pointSize = image.symbolPointSize, pointSize != SymbolConfiguration().chosenPointSize
    else { return [] }
    return [WrittenEntry("pointSize", WrittenText.length(pointSize))]
  }

  /// Returns the content mode of an image. Empty for the default, scale to fill.
  private func mode(_ image: ImageContent) -> [WrittenEntry] {
    image.mode == .scaleToFill ? [] : [WrittenEntry("mode", image.mode.rawValue)]
  }

  private func color(_ color: ViewColor?) -> [WrittenEntry] {
    color.flatMap(Self.color).map { [WrittenEntry("color", $0)] } ?? []
  }

  /// Returns a color as text. Nil for a color of an asset catalog that was not found.
  static func color(_ color: ViewColor) -> String? {
    switch color {
    case .system(let color): return color.rawValue
    case .named: return nil
    case .adaptive(_, let color):
      let light = color.light
      return self.color(.components(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha))
    case .components(let red, let green, let blue, let alpha):
      let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
      let digits = parts.map { part in
        Int((min(max(part, 0), 1) * 255).rounded()).digits(2, radix: 16, uppercase: true)
      }
      return "\"#\(digits.joined())\""
    }
  }

  /// Returns the keys of a font. Empty for the standard font.
  static func font(_ font: FontDescription, standard: FontDescription?) -> [WrittenEntry] {
    if font == standard { return [] }
    if font.family != nil || font.isItalic { return [WrittenEntry("font", .mapping(fontParts(font)))] }
    return [size(of: font, key: "font")] + (font.weight.map { [WrittenEntry("weight", $0.rawValue)] } ?? [])
  }

  /// Returns the size of a font under a key, or its text style.
  private static func size(of font: FontDescription, key: String) -> WrittenEntry {
    switch font.size {
    case .points(let points): WrittenEntry(key, WrittenText.number(max(1, points)))
    case .style(let style): WrittenEntry("style", style.rawValue)
    }
  }

  private static func fontParts(_ font: FontDescription) -> [WrittenEntry] {
    var parts: [WrittenEntry] = []
    if let family = font.family { parts.append(WrittenEntry("family", WrittenText.scalar(family))) }
    parts.append(size(of: font, key: "size"))
    if let weight = font.weight { parts.append(WrittenEntry("weight", weight.rawValue)) }
    if font.isItalic { parts.append(WrittenEntry("italic", "true")) }
    return parts
  }

  private func text(_ key: String, _ text: LocalizedText) -> [WrittenEntry] {
    guard !text.text.isEmpty || !text.translations.isEmpty else { return [] }
    return [WrittenEntry(key, WrittenText.text(text, locale: locale))]
  }

  private func texts(_ key: String, _ texts: [LocalizedText]) -> WrittenEntry {
    WrittenEntry(key, .list(texts.map { WrittenText.text($0, locale: locale) }))
  }
}
