internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the content of a view by its type.
struct ViewContentReader {
  let context: ReadingContext
  let type: ViewType
  let node: YAMLNode

  var content: ViewContent {
    switch type {
    case .view, .stack, .scroll: .container
    case .label: .label(label)
    case .textView: .textView(label)
    case .button: .button(button)
    case .textField: .textField(textField)
    case .image: .image(image(on: nil))
    default: area ?? control
    }
  }

  /// The content of a view that shows something outside the scene.
  private var area: ViewContent? {
    switch type {
    case .map: .map
    case .table: .table
    case .collection: .collection
    case .cell:
      .cell(
        CellContent(
          accessory: value("accessory") { context.choice($0, "accessory") } ?? .none,
          hasSeparator: value("separator") { context.flag($0, "'separator'") } ?? true))
    case .web: .web
    case .effect: .effect
    case .embedded: .embeddedScene
    case .other: .unsupported
    default: nil
    }
  }

  private var label: LabelContent {
    var content = LabelContent(
      text: text("text"), font: font(on: nil) ?? .style(.body), color: color, alignment: alignment,
      // Unlike a label, a text view has no line limit unless it is given one.
      numberOfLines: value("lines") { context.wholeNumber($0, "the number of lines") } ?? (type == .textView ? 0 : 1),
      preferredMaxLayoutWidth: value("maxLayoutWidth") { context.number($0, "the layout width", atLeast: 0) })
    content.reportedSize = value("unbrokenSize") { reportedSize($0, of: content) }
    content.lineHeight = value("lineHeight", LineHeightReader(context: context).lineHeight)
    content.isScrollEnabled = value("scrolls") { context.flag($0, "'scrolls'") } ?? true
    content.isEditable = value("editable") { context.flag($0, "'editable'") } ?? true
    return content
  }

  private func reportedSize(_ node: YAMLNode, of label: LabelContent) -> ReportedTextSize? {
    let size = context.size(node, "the size of the text on unbroken lines", besides: ["textSize"])
    guard let width = size?.width, let height = size?.height else { return nil }
    let textSize = node["textSize"].flatMap { context.choice($0, "text size") } ?? TextSize.l
    return ReportedTextSize(Size(width: width, height: height), of: label.text.text, in: label.font, at: textSize)
  }

  private var button: ButtonContent {
    let style = value("fill", buttonStyle) ?? .system
    var button = ButtonContent(
      title: text("text"), font: font(on: nil), color: color, style: style,
      image: ViewType.imageKeys.allSatisfy { node[$0] == nil } ? nil : image(on: nil),
      contentInsets: value("contentInsets") {
        context.insets($0, "'contentInsets'", standard: style.contentInsets)?.insets
      })
    button.arrangement.placement = value("imagePlacement") { context.choice($0, "placement") } ?? .leading
    button.arrangement.padding = value("imagePadding") { context.number($0, "the padding", atLeast: 0) } ?? 0
    return button
  }

  /// Reads a button style. Any color means a filled button.
  private func buttonStyle(_ node: YAMLNode) -> ButtonStyle? {
    guard let word = context.word(node, "the fill") else { return nil }
    if let style = ButtonStyle(rawValue: word) { return style }
    return context.color(node, isText: false) == nil ? nil : .filled
  }

  private var textField: TextFieldContent {
    TextFieldContent(
      text: text("text"), placeholder: text("placeholder"), font: font(on: nil) ?? .style(.body), color: color,
      alignment: alignment, hasBorder: value("border") { context.flag($0, "'border'") } ?? true)
  }

  /// Returns the image that the node describes. Missing keys are taken from `base`.
  func image(on base: ImageContent?) -> ImageContent {
    var image = base ?? ImageContent()
    if let name = value("image", { context.word($0, "the image") }) {
      image.name = name
      image.isSymbol = false
    }
    if let symbol = value("symbol", { context.word($0, "the symbol") }) {
      image.name = symbol
      image.isSymbol = true
    }
    // A size from another condition is kept, like everything that this condition does not mention.
    if image.isSymbol, base?.size == nil || ViewType.symbolKeys.contains(where: { node[$0] != nil }) {
      image = symbol(image)
    }
    if let size = imageSize { image.size = size }
    if let mode: ImageContent.Mode = value("mode", { context.choice($0, "mode") }) { image.mode = mode }
    if let mirror = value("mirror", { context.flag($0, "'mirror'") }) { image.isDirectional = mirror }
    return context.images.completed(image)
  }

  /// Returns a symbol in its point size and scale, from an asset catalog next to the scene or from the system.
  private func symbol(_ image: ImageContent) -> ImageContent {
    let configuration = SymbolConfiguration(
      pointSize: value("pointSize") { context.number($0, "the point size", atLeast: 1) },
      scale: value("symbolScale") { context.choice($0, "scale of symbols") } ?? .medium,
      weight: value("symbolWeight") { context.choice($0, "weight") })
    if let name = image.name, let own = context.images.symbol(named: name, mode: image.mode, configuration) {
      return own
    }
    var image = image
    image.size = SymbolSizes.size(recorded: nil, configuration)
    image.symbolWeight = configuration.weight
    image.symbolPointSize = configuration.statedPointSize
    return image
  }

  /// The natural size of the artwork, in points. A side that is not given is 0.
  private var imageSize: Size? {
    value("imageSize") { context.size($0, "the size of the image") }
      .map { Size(width: $0.width ?? 0, height: $0.height ?? 0) }
  }

  private var alignment: TextAlignment {
    value("align") { context.choice($0, "alignment of text") } ?? .natural
  }

  private var color: ViewColor? { value("color") { context.color($0, isText: true) } }

  var fraction: Double { value("value") { context.number($0, "the value", atLeast: 0) } ?? 0.5 }

  var titles: [LocalizedText] { value("titles") { context.texts($0, "a title") } ?? [] }

  /// The items, each with a title, an image, or both. An empty string means none.
  var barItems: [BarItem] {
    let titles = titles
    let symbols = value("symbols") { context.texts($0, "a symbol").map(\.text) } ?? []
    let images = value("images") { context.texts($0, "an image").map(\.text) } ?? []
    func name(_ names: [String], _ position: Int) -> String? {
      names.indices.contains(position) && !names[position].isEmpty ? names[position] : nil
    }
    return (0..<max(titles.count, symbols.count, images.count)).map { position in
      let artwork = name(images, position).map { context.images.completed(ImageContent(name: $0, mode: .center)) }
      let symbol = name(symbols, position).map {
        context.images.symbol(named: $0, mode: .center, SymbolConfiguration()) ?? .symbol($0)
      }
      return BarItem(
        title: titles.indices.contains(position) ? titles[position] : LocalizedText(""), image: artwork ?? symbol)
    }
  }

  func text(_ key: String) -> LocalizedText {
    value(key) { context.text($0, "the \(key)") } ?? LocalizedText("")
  }

  func value<Value>(_ key: String, _ read: (YAMLNode) -> Value?) -> Value? {
    node[key].flatMap(read)
  }

  /// Returns the font that `style`, `font` and `weight` describe on top of `base`. Nil if none of them is given.
  func font(on base: FontDescription?) -> FontDescription? {
    var font = base
    if let style = value("style", context.textStyle) {
      font = FontDescription(family: base?.family, size: .style(style), isItalic: base?.isItalic ?? false)
    }
    if let description = node["font"] { font = FontNodeReader(context: context).font(description, on: font) }
    if let weight: FontWeight = value("weight", { context.choice($0, "weight") }) {
      font = font ?? .style(.body)
      font?.weight = weight
    }
    return font
  }
}
