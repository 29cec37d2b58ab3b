internal import Geometry
package import JSON
internal import SceneLayouts
package import Scenes
internal import Typography

/// The look of a view in the gallery while its window is dragged: its colors and text, without its frame.
package struct LiveLook: Hashable {
  /// Whether the view itself is hidden.
  package var isHidden: Bool
  /// The background color in CSS; nil if there is none.
  package var background: String?
  /// The radius of the corners in points.
  package var cornerRadius: Double
  /// The text; nil if there is none.
  package var text: String?
  /// The color of the text in CSS; nil to use the label color.
  package var color: String?
  /// The alignment of the text's lines in CSS.
  package var alignment = "start"
  /// The size of the text in points.
  package var pointSize: Double
  /// The weight of the text in CSS: 400 for regular.
  package var weight = 400
  /// The maximum number of lines; 0 for no limit.
  var lineLimit = 1

  /// The position of its artwork among the pictures of the scene; nil if there is none.
  var picture: Int?
  /// The size of the artwork in CSS.
  var pictureSize = ""
  /// The position of the artwork in CSS.
  var picturePlace = "center"

  package init(_ view: ResolvedView, _ variant: SceneVariant) {
    isHidden = view.appearance.isHidden
    background = view.appearance.background?.color.cssText
    cornerRadius = view.appearance.cornerRadius
    pointSize = TextStyle.body.pointSize(at: variant.textSize)
    switch view.content {
    case .label(let label), .textView(let label):
      setText(label.text, label.font, label.color?.color, label.alignment, lineLimit: label.numberOfLines)
    case .button(let button):
      let colors = ButtonColors(
        of: button, hasBackground: view.appearance.background != nil,
        tint: view.appearance.tint?.color ?? SystemColor.tint.color(in: variant.appearance), in: variant.appearance)
      if let ground = colors.ground { (background, cornerRadius) = (ground.cssText, 8) }
      setText(button.title, button.font, colors.title, .center)
    case .textField(let field):
      let placeholder = SystemColor.placeholderText.color(in: variant.appearance)
      let color = field.text.isEmpty ? placeholder : field.color?.color
      setText(field.shownText, field.font, color, field.alignment)
    default: break
    }
  }

  /// Shows artwork with the view's content mode. Buttons show it at its own size.
  mutating func show(_ picture: LivePicture, _ position: Int, of view: ResolvedView) {
    self.picture = position
    var mode = ImageContent.Mode.center
    if case .image(let image) = view.content { mode = image.mode }
    pictureSize = mode.cssSize ?? "\(picture.width.pointText)px \(picture.height.pointText)px"
    picturePlace = mode.cssPosition
  }

  private mutating func setText(
    _ text: String, _ font: Font, _ color: Color?, _ alignment: TextAlignment, lineLimit: Int = 1
  ) {
    self.text = text
    self.color = color?.cssText
    self.alignment = alignment == .natural ? "start" : alignment.rawValue
    self.lineLimit = lineLimit
    (pointSize, weight) = (font.pointSize, font.weight.openTypeWeight)
  }

  /// The look as a JSON value, without members that have their defaults.
  package var value: JSONValue {
    let look: JSONValue = [
      "hidden": isHidden ? true : nil, "background": background.map(JSONValue.string),
      "radius": cornerRadius > 0 ? .number(cornerRadius) : nil, "picture": picture.map { .number($0) },
      "pictureSize": picture.map { _ in .string(pictureSize) },
      "picturePlace": picture.map { _ in .string(picturePlace) },
    ]
    guard let text, !text.isEmpty else { return look }
    return look.adding([
      "text": .string(text), "size": .number(pointSize), "lines": .number(lineLimit),
      "align": alignment == "start" ? nil : .string(alignment), "weight": weight == 400 ? nil : .number(weight),
      "color": color.map(JSONValue.string),
    ])
  }
}

extension Color {
  /// The color in CSS.
  fileprivate var cssText: String {
    let components = [red, green, blue].map { ($0 * 255).decimalText(places: 0) }.joined(separator: " ")
    return "rgb(\(components) / \(alpha.decimalText(places: 3)))"
  }
}
