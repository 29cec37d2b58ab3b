internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UITextField {
  func textFieldContent(_ textSize: TextSize) -> TextFieldContent {
    var content = TextFieldContent(
      text: LocalizedText(shownText), placeholder: LocalizedText(placeholder ?? ""),
      font: (font ?? .systemFont(ofSize: 17)).description(textSize), color: textColor?.viewColor,
      alignment: textAlignment.content, hasBorder: borderStyle != .none)
    if adjustsFontSizeToFitWidth { content.smallestLetters = .pointSize(Double(minimumFontSize)) }
    return content
  }

  /// The displayed text: passwords as dots.
  private var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// The steps that draw the border and the text of a field whose text is not at its edges: next to other views, or
  /// where `textRect(forBounds:)` and `placeholderRect(forBounds:)` of the app place it. Nil for other fields, which
  /// are drawn as in scenes.
  var placedText: [ViewDrawing.Step]? {
    let isEmpty = text?.isEmpty ?? true
    let rect = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard rect.width > 0, !shownSideViews.isEmpty || rect != rectBetweenSideViews(in: bounds) else { return nil }
    let string = isEmpty ? attributedPlaceholder ?? plain(placeholder) : attributedText ?? plain(shownText)
    let lines = StyledText(string, font: font ?? .systemFont(ofSize: 17)).steps(
      in: rect, numberOfLines: 1, color: isEmpty ? .placeholderText : textColor ?? .label, alignment: textAlignment,
      isRightToLeft: isRightToLeft, isCentred: true)
    return border + [.clip(rect.outline, lines)]
  }

  private func plain(_ text: String?) -> NSAttributedString {
    NSAttributedString(string: text ?? "", attributes: [.font: font ?? .systemFont(ofSize: 17)])
  }

  /// The steps that draw the border, with the background inside.
  private var border: [ViewDrawing.Step] {
    guard borderStyle != .none else { return [] }
    let path = CGPath()
    let radii = CGSize(width: Self.cornerRadius, height: Self.cornerRadius)
    path.add(bounds.insetBy(dx: 0.5, dy: 0.5), corners: .allCorners, radii: radii)
    let outline = path.elements.drawn(by: .identity)
    let isDark = traitCollection.userInterfaceStyle == .dark
    let ground = backgroundColor ?? (isDark ? .tertiarySystemBackground : .systemBackground)
    return [.fill(outline, ground.color), .stroke(outline, .init(UIColor.systemGray4.color, width: 1))]
  }

  /// The radius of a border's corners, in points, as scenes draw them.
  private static var cornerRadius: CGFloat { 5.5 }
}
