internal import AutoLayout
internal import Drawing
internal import Geometry
package import JSON
internal import SceneDrawing
package import Scenes

/// The look of a view in the gallery while somebody drags, besides its frame: its colours and text.
package struct LiveLook: Hashable {
  /// A text as a browser sets it.
  package struct Text: Hashable {
    /// The text; of an empty field what asks for one.
    package var text: LocalizedText
    /// Its font.
    package var font: FontDescription
    /// Its colour; nil for that of labels.
    package var color: ViewColor?
    /// The alignment of its lines.
    package var alignment = LabelContent.Alignment.natural
    /// The highest number of lines; 0 for any.
    package var lineLimit = 1

    /// The text of a view; nil for one without.
    package init?(of content: ViewContent, in locale: String) {
      switch content {
      case .label(let label), .textView(let label):
        (text, font, color) = (label.text, label.font, label.color)
        (alignment, lineLimit) = (label.alignment, label.numberOfLines)
      case .button(let button):
        (text, font, alignment) = (button.title, button.titleFont, .center)
      case .textField(let field):
        let isEmpty = field.text.text(in: locale).isEmpty
        (text, font, alignment) = (isEmpty ? field.placeholder : field.text, field.font, field.alignment)
        color = isEmpty ? .system(.placeholderText) : field.color
      default: return nil
      }
    }

    /// The alignment of its lines, as CSS writes it.
    fileprivate var cssAlignment: String { alignment == .natural ? "start" : alignment.rawValue }
  }

  /// Tells whether the view itself is hidden.
  package var isHidden: Bool
  /// The colour behind everything, as CSS writes it; nil for none.
  package var background: String?
  /// The radius of the corners in points.
  package var cornerRadius: Double
  /// The text; nil for none.
  package var text: String?
  /// The colour of the text, as CSS writes it; nil for that of labels.
  package var color: String?
  /// The alignment of the lines of the text, as CSS writes it.
  package var alignment: String
  /// The size of the text in points.
  package var pointSize: Double
  /// The weight of the text, as CSS writes it: 400 for regular.
  package var weight: Int
  /// The highest number of lines; 0 for any.
  package var lineLimit: Int

  /// The look of a view of a scene in a variant.
  package init(_ view: View, _ scene: Scene, _ variant: SceneVariant) {
    let shown = Text(of: view.content, in: variant.locale)
    let button = Self.colors(of: view, in: variant.appearance)
    let font = (shown?.font ?? .style(.body)).resolved(at: variant.textSize, era: scene.textEra)
    isHidden = view.isHidden
    background = (button?.ground ?? view.background?.color(in: variant.appearance))?.cssText
    cornerRadius = button?.ground == nil ? view.cornerRadius : 8
    text = shown.map { $0.text.text(in: variant.locale) }
    color = (button?.title ?? shown?.color?.color(in: variant.appearance))?.cssText
    alignment = shown?.cssAlignment ?? "start"
    pointSize = font.pointSize
    weight = font.weight.openTypeWeight
    lineLimit = shown?.lineLimit ?? 1
  }

  /// The colours of a button; nil for other views.
  private static func colors(of view: View, in appearance: Appearance) -> ButtonColors? {
    guard case .button(let button) = view.content else { return nil }
    return ButtonColors(
      of: button, hasBackground: view.background != nil, tint: (view.tint ?? .system(.tint)).color(in: appearance),
      in: appearance)
  }

  /// The look as a JSON value; what is not there is left out.
  package var value: JSONValue {
    var members: [JSONValue.Member] = []
    if isHidden { members.append(.init("hidden", true)) }
    if let background { members.append(.init("background", .string(background))) }
    if cornerRadius > 0 { members.append(.init("radius", .number(cornerRadius))) }
    if let text, !text.isEmpty {
      members += [.init("text", .string(text)), .init("size", .number(pointSize)), .init("lines", .number(lineLimit))]
      if alignment != "start" { members.append(.init("align", .string(alignment))) }
      if weight != 400 { members.append(.init("weight", .number(weight))) }
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
