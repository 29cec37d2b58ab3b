internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// What the gallery shows of a view besides its frame while somebody drags: its colours and text.
struct LiveLook: Hashable {
  /// Whether the view itself is hidden.
  var isHidden: Bool
  /// The colour behind everything, as CSS writes it; nil for none.
  var background: String?
  /// The text; nil for none.
  var text: String?
  /// The colour of the text, as CSS writes it; nil for that of labels.
  var color: String?
  /// The size of the text in points.
  var pointSize: Double
  /// The highest number of lines; 0 for any.
  var lineLimit: Int

  /// The look of a view of a scene in a variant.
  init(_ view: View, _ scene: Scene, _ variant: SceneVariant) {
    let shown = Self.text(of: view.content)
    let font = (shown?.font ?? .style(.body)).resolved(at: variant.textSize, era: scene.textEra)
    isHidden = view.isHidden
    background = view.background.map { $0.color(in: variant.appearance).cssText }
    text = shown.map { $0.text.text(in: variant.locale) }
    color = shown?.color.map { $0.color(in: variant.appearance).cssText }
    pointSize = font.pointSize
    lineLimit = shown?.lineLimit ?? 1
  }

  private static func text(
    of content: ViewContent
  ) -> (text: LocalizedText, font: FontDescription, color: ViewColor?, lineLimit: Int)? {
    switch content {
    case .label(let label), .textView(let label): (label.text, label.font, label.color, label.numberOfLines)
    case .button(let button): (button.title, button.titleFont, .system(.tint), 1)
    case .textField(let field): (field.text, field.font, field.color, 1)
    default: nil
    }
  }

  /// The look as a JSON value; what is not there is left out.
  var value: JSONValue {
    var members: [JSONValue.Member] = []
    if isHidden { members.append(.init("hidden", true)) }
    if let background { members.append(.init("background", .string(background))) }
    if let text, !text.isEmpty {
      members += [.init("text", .string(text)), .init("size", .number(pointSize)), .init("lines", .number(lineLimit))]
      if let color { members.append(.init("color", .string(color))) }
    }
    return .object(members)
  }
}

extension Color {
  /// The colour as CSS writes it.
  fileprivate var cssText: String {
    let components = [red, green, blue].map { ($0 * 255).decimalText(places: 0) }.joined(separator: " ")
    return "rgb(\(components) / \(alpha.decimalText(places: 3)))"
  }
}
